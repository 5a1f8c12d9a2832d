import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contract, ENROLMENT_HEADER, VIEW_HEADER } from "@lehrpfad/contract";
import type { AreaName } from "@lehrpfad/i18n";
import type { Plugin, Rolldown } from "vite";
import { findPlace, PLACE_PREFIX } from "../src/features/learning/findPlace.ts";
import { PATHS, POSITION } from "../src/lib/addresses.ts";
import { pickLanguage } from "../src/lib/pickLanguage.ts";
import {
  BANNER_KEY,
  DEFAULT_LANGUAGE,
  enrolmentKey,
  LANGUAGE_KEY,
  SESSION_KEY,
} from "../src/lib/storageKeys.ts";
import { type Ahead, fetchAhead } from "./fetchAhead.ts";
import { showSent } from "./showSent.ts";
import { textsOf } from "./texts.ts";

type Bundle = Rolldown.OutputBundle;

/** The pages at which people arrive to learn. */
const PAGES = [
  { path: PATHS.course, module: "CoursePage", call: contract.learning.course, areas: [], isSent: false },
  { path: PATHS.step, module: "StepPage", call: contract.learning.step, areas: ["asking"], isSent: true },
];
/** What the parts of an address look like; what looks different is left to the page. */
const PARTS: Record<string, string> = { slug: "[^/]+", position: POSITION.source };

/** The areas whose texts these pages show. */
const SHOWN: ReadonlySet<AreaName> = new Set(["answers", "asking", "base"]);
/** What shows questions of a kind (src/questions/useAnswerViews.ts). */
const VIEWS = /\/src\/questions\/([a-z]+)\/\1Views\.ts$/;
const SCRIPT = '<script src="/early.js"></script>';

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
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? "";
  const present = withImports(bundle, entry);
  const missing = (file: string) =>
    [...withImports(bundle, file)].filter((one) => !present.has(one)).map((one) => `/${one}`);
  const moduleOf = ({ facadeModuleId }: Rolldown.OutputChunk) => (facadeModuleId ?? "").replaceAll("\\", "/");
  const pages = PAGES.map(({ path, module, call, ...page }) => {
    const chunk = chunks.find((one) => moduleOf(one).endsWith(`/learning/pages/${module}.tsx`));
    if (!chunk) throw new Error(`${module} has no chunk of its own: it cannot be fetched ahead`);
    return {
      ...page,
      path: `^/${path.replace(/:(\w+)/g, (_part, name) => `(?<${name}>${PARTS[name]})`)}/?$`,
      modules: missing(chunk.fileName),
      call: call["~orpc"].route.path ?? "",
    };
  });
  const texts: Record<string, Record<string, string>> = {};
  const views: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const { language, area } = chunk.moduleIds.map(textsOf).find((one) => one !== null) ?? {};
    if (language !== undefined && area !== undefined && SHOWN.has(area))
      texts[language] = { ...texts[language], [area]: `/${chunk.fileName}` };
    const kind = VIEWS.exec(moduleOf(chunk))?.[1];
    if (kind !== undefined) views[kind] = missing(chunk.fileName);
  }
  return {
    pages,
    texts,
    views,
    language: DEFAULT_LANGUAGE,
    languageKey: LANGUAGE_KEY,
    sessionKey: SESSION_KEY,
    enrolmentPrefix: enrolmentKey(""),
    enrolmentHeader: ENROLMENT_HEADER,
    viewHeader: VIEW_HEADER,
    build: entry.replace(/^assets\/|\.js$/g, ""),
  };
}

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
      const ahead = aheadOf(bundle);
      const expected = `{build:"${ahead.build}",language,placePrefix:"${PLACE_PREFIX}",bannerKey:"${BANNER_KEY}"}`;
      const show = `(answer,language)=>(${showSent})(answer,${expected},${findPlace})`;
      // Storage may be forbidden: then the app asks by itself.
      const script = `${early}try{(${fetchAhead})(${JSON.stringify(ahead)},${pickLanguage},${show})}catch{}`;
      if (script.includes("</script")) throw new Error("The early script ends before its end");
      const html = String(page.source);
      if (!html.includes(SCRIPT)) throw new Error("The page has no place for the early script");
      page.source = html.replace(SCRIPT, () => `<script>${script}</script>`);
    },
  };
}
