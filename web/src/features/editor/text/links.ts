const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const ALLOWED = new Set(["https:", "http:", "mailto:"]);

/** The address a person typed, made whole ("example.org" is "https://example.org"); null where it is none. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || /\s/.test(text)) return null;
  const whole = SCHEME.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`;
  const url = URL.parse(whole);
  if (url === null || !ALLOWED.has(url.protocol)) return null;
  if (url.protocol === "mailto:") return /^[^@]+@[^@]+\.[^@]+$/.test(url.pathname) ? url.href : null;
  return url.hostname.includes(".") || url.hostname === "localhost" ? url.href : null;
}
