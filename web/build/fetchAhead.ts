import type { pickLanguage } from "../src/lib/pickLanguage.ts";

/** What the browser asks for at once on a page, while the app itself still arrives. */
export interface AheadPage {
  /** Matches the path of the page; its groups are named as the parts of the address are. */
  path: string;
  /** The page's modules, beside the app itself. */
  modules: readonly string[];
  /** The areas of texts that the page shows. */
  areas: readonly string[];
  /** The call that the page makes first: `{slug}` for the group of `path`. */
  call: string;
  /** The page's first view comes with its data (server/src/app/stepView.ts). */
  isSent: boolean;
}

export interface Ahead {
  /** The first page that matches is the one. */
  pages: readonly AheadPage[];
  /** The modules of texts, by language and area; every page shows those of `base`. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What shows questions of a kind, where that is no part of their page; `answers` are its texts. */
  views: Readonly<Record<string, readonly string[]>>;
  /** The language where the browser asks for none of those that there are texts of. */
  language: string;
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
 * A session that runs out within a minute is left to the sign-in client.
 */
export function fetchAhead(ahead: Ahead, pick: typeof pickLanguage, show: Show): void {
  const { documentElement: html } = document;
  const page = ahead.pages.find(({ path }) => new RegExp(path).test(location.pathname));
  const parts = new RegExp(page?.path ?? "").exec(location.pathname)?.groups ?? {};
  const stored = localStorage.getItem(ahead.languageKey);
  const language = pick(stored, navigator.languages, Object.keys(ahead.texts), ahead.language);
  const texts = ahead.texts[language] ?? {};
  const session = JSON.parse(localStorage.getItem(ahead.sessionKey) ?? "null");
  const enrolment = sessionStorage.getItem(ahead.enrolmentPrefix + (parts.slug ?? ""));
  const isKnown = session !== null || enrolment !== null;
  if (html.dataset.sent) html.dataset.sent = html.lang !== language ? "other" : isKnown ? "partly" : "whole";
  const sent = JSON.parse((isKnown ? null : document.getElementById("sent")?.textContent) ?? "{}");
  const headers: Record<string, string> = {};
  if (session) headers.authorization = `Bearer ${session.access_token}`;
  if (enrolment !== null) headers[ahead.enrolmentHeader] = enrolment;
  if (page?.isSent) headers[ahead.viewHeader] = `${ahead.build} ${language}`;
  const preload = (files: readonly (string | undefined)[]) => {
    for (const href of new Set(files)) {
      if (!href) continue;
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
      );
    }
  };
  const ask = async (call: string) => {
    const answer = await fetch(`/api${call}`, { headers });
    const kinds = page?.isSent ? await show(answer, language).catch(() => []) : [];
    const views = kinds.flatMap((kind) => ahead.views[kind] ?? []);
    if (views.length > 0) preload([...views, texts.answers]);
    return answer;
  };
  if (page && (!session || session.expires_at > Date.now() / 1000 + 60)) {
    const call = page.call.replace(/\{(\w+)\}/g, (_place, name) => parts[name] ?? "");
    const answer =
      call in sent ? Promise.resolve(new Response(JSON.stringify(sent[call]))) : ask(call).catch(() => null);
    Object.assign(window, { askedAhead: new Map([[call, answer]]) });
  }
  // After the data, which is shown before they run.
  preload([texts.base, ...(page?.modules ?? []), ...(page?.areas ?? []).map((area) => texts[area])]);
}
