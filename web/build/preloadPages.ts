import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ENROLMENT_HEADER } from "@lehrpfad/contract";
import type { Plugin, Rolldown } from "vite";
import { enrolmentKey, LANGUAGE_KEY, SESSION_KEY } from "../src/lib/storageKeys.ts";
import { type Ahead, fetchAhead } from "./fetchAhead.ts";

type Bundle = Rolldown.OutputBundle;

interface Page {
  path: string;
  modules: readonly string[];
  call: string;
  isPrivate?: true;
}

/**
 * The pages people meet first, on a phone: the modules they need beside the app itself, and their first call. Then
 * the editor, where much is shown at once: the call only, since every page carries this list.
 */
const PAGES: readonly Page[] = [
  { path: "^/c/([^/]+)/?$", modules: ["/features/learning/pages/CoursePage.tsx"], call: "/learn/$1" },
  {
    path: "^/c/([^/]+)/steps/([1-9]\\d{0,2})/?$",
    modules: ["/features/learning/pages/StepPage.tsx"],
    call: "/learn/$1/steps/$2",
  },
  {
    path: "^/c/([^/]+)/edit(?:/steps(/[0-9a-f-]{36}))?/?$",
    modules: [],
    call: "/courses/$1/outline$2",
    isPrivate: true,
  },
];
const TEXTS = /\/i18n\/src\/([a-z]{2})\/areas\/base\.ts$/;

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
  const pages = PAGES.map(({ path, modules, call, isPrivate }) => {
    const files = modules.flatMap((module) => {
      const chunk = chunks.find((one) => moduleOf(one).endsWith(module));
      if (!chunk) throw new Error(`${module} has no chunk of its own: it cannot be fetched ahead`);
      return [...withImports(bundle, chunk.fileName)];
    });
    const missing = [...new Set(files)].filter((file) => !present.has(file));
    return { path, call, files: missing, isPrivate };
  });
  const texts: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const language = TEXTS.exec(moduleOf(chunk))?.[1];
    if (language !== undefined) texts[language] = [...(texts[language] ?? []), chunk.fileName];
  }
  return {
    ...{ pages, texts },
    ...{ languageKey: LANGUAGE_KEY, sessionKey: SESSION_KEY, enrolmentPrefix: enrolmentKey("") },
    enrolmentHeader: ENROLMENT_HEADER,
  };
}

/**
 * Has the learner's first pages and their data fetched while the app itself still arrives, instead of one after the
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
