import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ENROLMENT_HEADER } from "@lehrpfad/contract";
import type { Plugin, Rolldown } from "vite";
import { DASHBOARD_KEY, enrolmentKey, LANGUAGE_KEY, SESSION_KEY } from "../src/lib/storageKeys.ts";
import { type Ahead, type AheadPage, fetchAhead } from "./fetchAhead.ts";

type Bundle = Rolldown.OutputBundle;

interface Page extends Omit<AheadPage, "modules" | "area"> {
  modules: readonly string[];
  area?: "creator";
}

const CAMPUS = "/features/campus/pages/CampusPage.tsx";
const EDITOR = "/features/editor/pages/EditorLayout.tsx";
const studio: Page = {
  path: "^/dashboard/?$",
  modules: ["/features/dashboard/pages/StudioPage.tsx"],
  calls: ["/studio?search=&sort=newest&registration=all&activity=all&page=1"],
  ...{ area: "creator", isPrivate: true },
};

/** The pages people meet first, and those of the studio where much is shown at once: modules beside the app, calls. */
const PAGES: readonly Page[] = [
  { path: "^/c/([^/]+)/?$", modules: ["/features/learning/pages/CoursePage.tsx"], calls: ["/learn/$1"] },
  {
    path: "^/c/([^/]+)/steps/([1-9]\\d{0,2})/?$",
    modules: ["/features/learning/pages/StepPage.tsx"],
    calls: ["/learn/$1/steps/$2"],
  },
  { ...studio, query: "^\\?view=creator$" },
  { ...studio, query: "^$", kept: [DASHBOARD_KEY, "studio"] },
  {
    path: "^/dashboard/?$",
    query: "^(\\?view=participant)?$",
    modules: [CAMPUS],
    calls: ["/my-courses"],
    isPrivate: true,
  },
  {
    path: "^/c/([^/]+)/results/?$",
    modules: ["/features/results/pages/ResultsPage.tsx"],
    calls: ["/courses/$1/results?timeZone={zone}"],
    ...{ area: "creator", isPrivate: true },
  },
  {
    path: "^/c/([^/]+)/edit/?$",
    modules: [EDITOR, "/features/editor/pages/ChoosePage.tsx"],
    calls: ["/courses/$1/outline"],
    ...{ area: "creator", isPrivate: true },
  },
  {
    path: "^/c/([^/]+)/edit/steps/([0-9a-f-]{36})/?$",
    modules: [EDITOR, "/features/editor/pages/StepEditorPage.tsx"],
    calls: ["/courses/$1/outline", "/courses/$1/outline/$2"],
    ...{ area: "creator", isPrivate: true },
  },
];
const TEXTS = /\/i18n\/src\/([a-z]{2})\/areas\/(base|creator)\.ts$/;
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
  const pages = PAGES.map(({ modules, ...page }) => {
    const needed = modules.flatMap((module) => {
      const chunk = chunks.find((one) => moduleOf(one).endsWith(module));
      if (!chunk) throw new Error(`${module} has no chunk of its own: it cannot be fetched ahead`);
      return [...withImports(bundle, chunk.fileName)];
    });
    const missing = [...new Set(needed)].filter((file) => !present.has(file));
    return { ...page, modules: missing.map(placeOf) };
  });
  const texts: Record<string, Record<string, number[]>> = {};
  for (const chunk of chunks) {
    const [, language = "", area = ""] = TEXTS.exec(moduleOf(chunk)) ?? [];
    if (language !== "") texts[language] = { ...texts[language], [area]: [placeOf(chunk.fileName)] };
  }
  return {
    ...{ files, pages, texts },
    ...{ languageKey: LANGUAGE_KEY, sessionKey: SESSION_KEY, enrolmentPrefix: enrolmentKey("") },
    enrolmentHeader: ENROLMENT_HEADER,
  };
}

/**
 * Has people's first pages and their data fetched while the app itself still arrives, instead of one after the
 * other: what runs before the first paint (`public/early.js`) also asks for them.
 */
export function preloadPages(): Plugin {
  let publicDir = "";
  return {
    name: "preload-pages",
    apply: "build",
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    generateBundle(_, bundle) {
      const early = readFileSync(join(publicDir, "early.js"), "utf8");
      // Storage may be forbidden: then the app asks by itself.
      const source = `${early}try{(${fetchAhead})(${JSON.stringify(aheadOf(bundle))})}catch{}\n`;
      this.emitFile({ type: "asset", fileName: "early.js", source });
    },
  };
}
