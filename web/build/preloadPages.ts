import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ENROLMENT_HEADER, VIEW_HEADER } from "@lehrpfad/contract";
import type { AreaName } from "@lehrpfad/i18n";
import type { Plugin, Rolldown } from "vite";
import { findPlace, PLACE_PREFIX } from "../src/features/learning/findPlace.ts";
import { pickLanguage } from "../src/lib/pickLanguage.ts";
import {
  BANNER_KEY,
  DEFAULT_LANGUAGE,
  enrolmentKey,
  LANGUAGE_KEY,
  SESSION_KEY,
} from "../src/lib/storageKeys.ts";
import { type Ahead, fetchAhead } from "./fetchAhead.ts";
import { FIRST_PAGES, PROFILE } from "./firstPages.ts";
import { showSent } from "./showSent.ts";
import { textsOf } from "./texts.ts";

type Bundle = Rolldown.OutputBundle;

/** The areas whose texts a first page may show. */
const SHOWN_FIRST: ReadonlySet<AreaName> = new Set(["answers", "base", "campus", "creator"]);
/** What shows questions of a kind (src/questions/useAnswerViews.ts). */
const VIEWS = /\/src\/questions\/([a-z]+)\/\1Views\.ts$/;
const FILE = /^assets\/(.+)\.js$/;

const moduleOf = (chunk: Rolldown.OutputChunk) => (chunk.facadeModuleId ?? "").replaceAll("\\", "/");

/** A chunk and all that it imports at once. */
function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (found.has(file) || chunk?.type !== "chunk") return found;
  found.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

function aheadOf(bundle: Bundle): Ahead {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  const present = withImports(bundle, entry?.fileName ?? "");
  const files: string[] = [];
  const placeOf = (file: string): number => {
    const name = FILE.exec(file)?.[1];
    if (name === undefined) throw new Error(`${file} lies elsewhere than the other modules`);
    if (!files.includes(name)) files.push(name);
    return files.indexOf(name);
  };
  const missing = (roots: readonly string[]) => {
    const needed = new Set(roots.flatMap((file) => [...withImports(bundle, file)]));
    return [...needed].filter((file) => !present.has(file)).map(placeOf);
  };
  const pages = FIRST_PAGES.map(({ modules, ...page }) => {
    const own = modules.map((module) => {
      const chunk = chunks.find((one) => moduleOf(one).endsWith(`/src/features/${module}`));
      if (!chunk) throw new Error(`${module} has no chunk of its own: it cannot be fetched ahead`);
      return chunk.fileName;
    });
    return { ...page, modules: missing(own) };
  });
  const texts: Record<string, Record<string, number[]>> = {};
  for (const chunk of chunks) {
    const { language, area } = chunk.moduleIds.map(textsOf).find((one) => one !== null) ?? {};
    if (language === undefined || area === undefined || !SHOWN_FIRST.has(area)) continue;
    texts[language] = { ...texts[language], [area]: [placeOf(chunk.fileName)] };
  }
  const views: Record<string, number[]> = {};
  for (const chunk of chunks) {
    const kind = VIEWS.exec(moduleOf(chunk))?.[1];
    if (kind !== undefined) views[kind] = missing([chunk.fileName]);
  }
  return {
    files,
    pages,
    texts,
    views,
    language: DEFAULT_LANGUAGE,
    profile: PROFILE,
    languageKey: LANGUAGE_KEY,
    sessionKey: SESSION_KEY,
    enrolmentPrefix: enrolmentKey(""),
    enrolmentHeader: ENROLMENT_HEADER,
    viewHeader: VIEW_HEADER,
    build: FILE.exec(entry?.fileName ?? "")?.[1] ?? "",
  };
}

const SCRIPT = '<script src="/early.js"></script>';

/**
 * Has people's first pages and their data fetched while the app itself still arrives, instead of one after the
 * other: what runs before the first paint (`public/early.js`) also asks for them. It stands in the page itself, where it
 * need not be fetched first; the server's policy lets it run by its hash.
 */
export function preloadPages(): Plugin {
  let publicDir = "";
  return {
    name: "preload-pages",
    apply: "build",
    enforce: "post",
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("The build has no page");
      const early = readFileSync(join(publicDir, "early.js"), "utf8");
      // Storage may be forbidden: then the app asks by itself.
      const ahead = aheadOf(bundle);
      const expected = `{build:"${ahead.build}",language,placePrefix:"${PLACE_PREFIX}",bannerKey:"${BANNER_KEY}"}`;
      const show = `(answer,language)=>(${showSent})(answer,${expected},${findPlace})`;
      const script = `${early}try{(${fetchAhead})(${JSON.stringify(ahead)},${pickLanguage},${show})}catch{}`;
      if (script.includes("</script")) throw new Error("The early script ends before its end");
      const html = String(page.source);
      if (!html.includes(SCRIPT)) throw new Error("The page has no place for the early script");
      page.source = html.replace(SCRIPT, () => `<script>${script}</script>`);
    },
  };
}
