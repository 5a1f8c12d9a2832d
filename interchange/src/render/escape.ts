const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
/** Control characters, halves of surrogate pairs, and what else XML 1.0 does not allow (section 2.2). */
const UNALLOWED = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu;

/** A text without what XML cannot hold. */
export function xmlText(text: string): string {
  return text.replace(UNALLOWED, "");
}

/** A text inside an element or an attribute of HTML or XML. Everything that comes from a course goes through it. */
export function escapeXml(text: string): string {
  return xmlText(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A value as JSON inside a `script` element: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
