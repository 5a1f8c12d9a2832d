/** What the browser asks for at once on a page, while the app itself still arrives. */
export interface AheadPage {
  /** Matches the path of the page; its first group is the course's slug. */
  path: string;
  /** The page's modules, beside the app itself. */
  files: readonly string[];
  /** The call that the page makes first, with `$1` for groups of `path`. */
  call: string;
  /** Nobody is answered who is not signed in. */
  isPrivate?: true | undefined;
}

export interface Ahead {
  pages: readonly AheadPage[];
  /** Files of the texts that every page shows, by language. */
  texts: Readonly<Record<string, readonly string[]>>;
  languageKey: string;
  sessionKey: string;
  enrolmentPrefix: string;
  enrolmentHeader: string;
}

/**
 * Asks for the texts every page shows and, on the pages named, for their modules and data. Runs in the browser before anything else and is sent as its
 * own text: it may use nothing but its argument. The answer waits where `lib/askedAhead.ts` takes it.
 *
 * The language is found as `startLanguage` of src/lib/language.ts finds it. A session that runs out within a minute
 * is left to the sign-in client.
 */
export function fetchAhead(ahead: Ahead): void {
  const page = ahead.pages.find(({ path }) => new RegExp(path).test(location.pathname));
  const stored = localStorage.getItem(ahead.languageKey);
  const tags = stored === null ? navigator.languages : [stored];
  const primary = tags.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  const language = primary.find((tag) => tag in ahead.texts) ?? "de";
  for (const file of [...(ahead.texts[language] ?? []), ...(page?.files ?? [])]) {
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "" });
    link.href = `/${file}`;
    document.head.append(link);
  }
  if (!page) return;
  const path = new RegExp(page.path);
  const session = JSON.parse(localStorage.getItem(ahead.sessionKey) ?? "null");
  if (!session && page.isPrivate) return;
  if (session && !(session.expires_at > Date.now() / 1000 + 60)) return;
  const headers: Record<string, string> = {};
  if (session) headers.authorization = `Bearer ${session.access_token}`;
  const slug = path.exec(location.pathname)?.[1] ?? "";
  const enrolment = sessionStorage.getItem(ahead.enrolmentPrefix + slug);
  if (enrolment !== null) headers[ahead.enrolmentHeader] = enrolment;
  const call = location.pathname.replace(path, page.call);
  const answer = fetch(`/api${call}`, { headers }).catch(() => null);
  Object.assign(window, { askedAhead: { call, answer } });
}
