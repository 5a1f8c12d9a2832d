import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { type CoursePage, escapeHtml } from "@lehrpfad/contract";
import type { Context } from "hono";
import { showSite } from "../features/courses/index.ts";
import type { CacheKind } from "../platform/caches.ts";
import type { Services } from "../platform/services.ts";
import { createRenderer, wordsFor } from "./renderer.ts";
import type { Rendered, Site } from "./rendering.ts";

/** Which page is asked for, and by whom. */
export interface PageRequest {
  pathname: string;
  /** The header of this name: the languages that the browser asks for. */
  acceptLanguage: string;
  /** The course that the page shows, as a visitor sees it. */
  course?: CoursePage | null;
}

const RENDERED: CacheKind<Rendered> = { most: 200 };

/** JSON as it may stand in a script element: nothing in it ends the element (HTML Standard, 4.12.1.3). */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

const dataElement = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${inScript(value)}</script>`;

/** The tags of the header Accept-Language, the most wanted first (RFC 9110, 12.5.4). */
export function wantedLanguages(header: string): string[] {
  return header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== "" && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/** The hashes by which the policy of a page lets the scripts in it run (CSP Level 3, 6.7.2). */
export function scriptHashes(page: string): string[] {
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script);
  return scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
}

function withHead(page: string, brand: string, rendered: Rendered | null): string {
  const title = [rendered?.title, brand].filter(Boolean).join(" · ");
  const about = rendered?.description
    ? `\n    <meta name="description" content="${escapeHtml(rendered.description)}">`
    : "";
  return page.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>${about}`);
}

/** The first view of the page in its place; whoever sees another one leaves it to the browser (web/build/fetchAhead.ts). */
function withContent(page: string, { language, html }: Rendered, course: CoursePage | null): string {
  const sent = course === null ? "" : `${dataElement("sent", { [`/learn/${course.slug}`]: course })}\n    `;
  return page
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}" data-sent="whole"`)
    .replace("<script>", () => `${sent}<script>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
}

/**
 * The web app's page with its title, the public settings of this installation as data and not as script, so that no page
 * has to ask for them, and, where people arrive from outside, with its first view.
 *
 * @param built the page as it was built
 */
export function createWebPage(services: Services, built: string): (request: PageRequest) => Promise<string> {
  const { config, log, caches } = services;
  const renderer = createRenderer(services.work);
  const renderOnce = async (site: Site, { pathname, acceptLanguage, course = null }: PageRequest) => {
    if (renderer === null || (pathname !== "/" && course === null)) return null;
    const page = { pathname, languages: wordsFor(wantedLanguages(acceptLanguage)), site, course };
    const known = caches.of(RENDERED);
    const key = createHash("sha256").update(JSON.stringify(page)).digest("base64");
    const rendered = known.get(key) ?? (await renderer.render(page));
    known.set(key, rendered);
    return rendered;
  };
  return async (request) => {
    const plain = withHead(built, config.BRAND_NAME, null);
    try {
      const site = await showSite({ context: { services } });
      const data = `  ${dataElement("site", site)}\n  `;
      const rendered = await renderOnce(site, request);
      const head = withHead(built, config.BRAND_NAME, rendered);
      const page = rendered === null ? head : withContent(head, rendered, request.course ?? null);
      return page.replace("</head>", () => `${data}</head>`);
    } catch (error) {
      // The page itself asks again, and says what is the matter.
      log.warn({ err: error }, "the page was sent without its content");
      return plain;
    }
  };
}

const brotli = promisify(brotliCompress);
/** Quick enough to be done for each answer: 1 ms for the page of a course. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A text as a body that this browser takes, with the header that says how it is compressed. */
export async function compressed(
  context: Context,
  text: string,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; encoding: Record<string, string> }> {
  const takes = context.req.header("accept-encoding") ?? "";
  if (!/\bbr\b/.test(takes)) return { body: text, encoding: {} };
  return { body: new Uint8Array(await brotli(text, QUALITY)), encoding: { "content-encoding": "br" } };
}

/** Answers a page, compressed where the browser takes it. */
export async function sendPage(context: Context, html: string): Promise<Response> {
  const { body, encoding } = await compressed(context, html);
  const headers = { "content-type": "text/html; charset=UTF-8", vary: "accept-encoding, accept-language" };
  return context.body(body, 200, { ...headers, ...encoding });
}
