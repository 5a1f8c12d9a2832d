import type { pickLanguage } from "../src/lib/pickLanguage.ts";

/** What the browser asks for at once on a page, while the app itself still arrives. */
export interface AheadPage {
  /** Matches the path of the page; its groups are named as the parts of the address are. */
  path: string;
  /** Matches what follows the path in the address; without it, anything. */
  query?: string | undefined;
  /** The page is shown only where the browser keeps this value under this key. */
  kept?: readonly [key: string, value: string] | undefined;
  /** The page's modules, beside the app itself: places in `files`. */
  modules: readonly number[];
  /** The area of texts that the page shows beside those every page shows. */
  area?: string | undefined;
  /** The calls that the page makes first: `{slug}` for the group of `path`, `{zone}` for the time zone. */
  calls: readonly string[];
  /** Nobody is answered who is not signed in; the page begins with `profile`. */
  isPrivate?: true | undefined;
  /** The page's first view comes with its data (server/src/app/stepView.ts). */
  isSent?: true | undefined;
}

export interface Ahead {
  /** Names of files, without what they all begin and end with. */
  files: readonly string[];
  /** The first page that matches is the one. */
  pages: readonly AheadPage[];
  /** Places of the texts in `files`, by language and area; every page shows those of `base`. */
  texts: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  /** Places in `files` of what shows questions of a kind, where that is no part of their page; `answers` are its texts. */
  views: Readonly<Record<string, readonly number[]>>;
  /** The language where the browser asks for none of those that there are texts of. */
  language: string;
  /** The call for the profile of the person `{user}`. */
  profile: string;
  languageKey: string;
  sessionKey: string;
  enrolmentPrefix: string;
  enrolmentHeader: string;
  viewHeader: string;
  /** The name of this build: a first view of another one is not taken. */
  build: string;
}

/** Shows what came with the data of a page, in the language of the interface. Answers the kinds of its questions. */
type Show = (answer: Response, language: string) => Promise<readonly string[]>;

/**
 * Asks for the texts every page shows and, on the pages named, for their modules and data. Runs in the browser before
 * anything else and is sent as its own text: it may use nothing but its arguments. The answers wait where
 * `lib/askedAhead.ts` takes them.
 *
 * The server sends some pages with their content, as a visitor sees them (server/src/app/webPage.ts). Here it is known
 * who came: `data-sent` is "whole" where that is this person's page, "partly" where some of it is, and "other" where the
 * words are in another language.
 *
 * Some data comes with the first view of its page, which is shown at once (showSent.ts).
 *
 * A session that runs out within a minute is left to the sign-in client.
 */
export function fetchAhead(ahead: Ahead, pick: typeof pickLanguage, show: Show): void {
  const { pathname, search } = location;
  const { documentElement: html } = document;
  const page = ahead.pages.find(
    ({ path, query = "", kept }) =>
      new RegExp(path).test(pathname) &&
      new RegExp(query).test(search) &&
      (!kept || localStorage.getItem(kept[0]) === kept[1]),
  );
  const stored = localStorage.getItem(ahead.languageKey);
  const language = pick(stored, navigator.languages, Object.keys(ahead.texts), ahead.language);
  const texts = ahead.texts[language] ?? {};
  const session = JSON.parse(localStorage.getItem(ahead.sessionKey) ?? "null");
  const mayAsk = page && (session ? session.expires_at > Date.now() / 1000 + 60 : !page.isPrivate);
  const area = texts[page?.area ?? ""] ?? [];
  const modules = page && (session || !page.isPrivate) ? [...page.modules, ...area] : [];
  const parts: Record<string, string> = {
    ...new RegExp(page?.path ?? "").exec(pathname)?.groups,
    zone: encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone),
    user: session?.user.id,
  };
  const enrolment = sessionStorage.getItem(ahead.enrolmentPrefix + (parts.slug ?? ""));
  const isKnown = session !== null || enrolment !== null;
  if (html.dataset.sent) html.dataset.sent = html.lang !== language ? "other" : isKnown ? "partly" : "whole";
  const sent = JSON.parse((isKnown ? null : document.getElementById("sent")?.textContent) ?? "{}");
  const headers: Record<string, string> = {};
  if (session) headers.authorization = `Bearer ${session.access_token}`;
  if (enrolment !== null) headers[ahead.enrolmentHeader] = enrolment;
  const calls = !mayAsk
    ? []
    : [...page.calls, ...(page.isPrivate ? [ahead.profile] : [])].map((call) =>
        call.replace(/\{(\w+)\}/g, (_place, name) => parts[name] ?? ""),
      );
  if (page?.isSent) headers[ahead.viewHeader] = `${ahead.build} ${language}`;
  const preload = (places: readonly number[]) => {
    for (const place of places) {
      const link = Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "" });
      link.href = `/assets/${ahead.files[place]}.js`;
      document.head.append(link);
    }
  };
  const ask = async (call: string) => {
    const answer = await fetch(`/api${call}`, { headers });
    const kinds = page?.isSent ? await show(answer, language).catch(() => []) : [];
    const views = new Set(kinds.flatMap((kind) => ahead.views[kind] ?? []));
    if (views.size > 0) preload([...views, ...(texts.answers ?? [])]);
    return answer;
  };
  const asked = calls.map((call) => [
    call,
    call in sent ? Promise.resolve(new Response(JSON.stringify(sent[call]))) : ask(call).catch(() => null),
  ]);
  if (mayAsk) Object.assign(window, { askedAhead: new Map(asked as [string, Promise<Response | null>][]) });
  // After the data, which is shown before they run.
  preload([...(texts.base ?? []), ...modules]);
}
