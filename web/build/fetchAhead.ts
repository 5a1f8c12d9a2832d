/** What the browser asks for at once on a page, while the app itself still arrives. */
export interface AheadPage {
  /** Matches the path of the page; its first group is the course's slug. */
  path: string;
  /** Matches what follows the path in the address; without it, anything. */
  query?: string | undefined;
  /** The page is shown only where the browser keeps this value under this key. */
  kept?: readonly [key: string, value: string] | undefined;
  /** The page's modules, beside the app itself: places in `files`. */
  modules: readonly number[];
  /** The area of texts that the page shows beside those every page shows. */
  area?: string | undefined;
  /** The calls that the page makes first: `$1` for groups of `path`, `{zone}` for the time zone. */
  calls: readonly string[];
  /** Nobody is answered who is not signed in; the page begins with the person's profile. */
  isPrivate?: true | undefined;
}

export interface Ahead {
  /** Names of files, without what they all begin and end with. */
  files: readonly string[];
  /** The first page that matches is the one. */
  pages: readonly AheadPage[];
  /** Places of the texts in `files`, by language and area; every page shows those of `base`. */
  texts: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  languageKey: string;
  sessionKey: string;
  enrolmentPrefix: string;
  enrolmentHeader: string;
}

/**
 * Asks for the texts every page shows and, on the pages named, for their modules and data. Runs in the browser before
 * anything else and is sent as its own text: it may use nothing but its argument. The answers wait where
 * `lib/askedAhead.ts` takes them.
 *
 * The language is found as `startLanguage` of src/lib/language.ts finds it. A session that runs out within a minute
 * is left to the sign-in client.
 */
export function fetchAhead(ahead: Ahead): void {
  const { pathname, search } = location;
  const page = ahead.pages.find(
    ({ path, query = "", kept }) =>
      new RegExp(path).test(pathname) &&
      new RegExp(query).test(search) &&
      (!kept || localStorage.getItem(kept[0]) === kept[1]),
  );
  const stored = localStorage.getItem(ahead.languageKey);
  const tags = stored === null ? navigator.languages : [stored];
  const primary = tags.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  const texts = ahead.texts[primary.find((tag) => tag in ahead.texts) ?? "de"] ?? {};
  const session = JSON.parse(localStorage.getItem(ahead.sessionKey) ?? "null");
  const mayAsk = page && (session ? session.expires_at > Date.now() / 1000 + 60 : !page.isPrivate);
  const area = texts[page?.area ?? ""] ?? [];
  const modules = page && (session || !page.isPrivate) ? [...page.modules, ...area] : [];
  for (const place of [...(texts.base ?? []), ...modules]) {
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "" });
    link.href = `/assets/${ahead.files[place]}.js`;
    document.head.append(link);
  }
  if (!mayAsk) return;
  const path = new RegExp(page.path);
  const headers: Record<string, string> = {};
  if (session) headers.authorization = `Bearer ${session.access_token}`;
  const slug = path.exec(pathname)?.[1] ?? "";
  const enrolment = sessionStorage.getItem(ahead.enrolmentPrefix + slug);
  if (enrolment !== null) headers[ahead.enrolmentHeader] = enrolment;
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const calls = page.calls.map((call) => pathname.replace(path, call).replace("{zone}", zone));
  if (page.isPrivate) calls.push(`/profiles/${session.user.id}`);
  const asked = calls.map((call) => [call, fetch(`/api${call}`, { headers }).catch(() => null)]);
  Object.assign(window, { askedAhead: new Map(asked as [string, Promise<Response | null>][]) });
}
