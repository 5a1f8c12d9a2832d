import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/** The pages people meet first, on a phone, and the modules they need beside the app itself. */
const PAGES = [
  { path: "^/c/[^/]+/?$", modules: ["/features/learning/pages/CoursePage.tsx"] },
  {
    path: "^/c/[^/]+/steps/\\d+/?$",
    modules: ["/features/learning/pages/StepPage.tsx", "/ui/ProseBody.tsx"],
  },
];
const TEXTS = /\/i18n\/src\/([a-z]{2})\/areas\/(?:base|learner)\.ts$/;

const moduleOf = (chunk: Rolldown.OutputChunk) => (chunk.facadeModuleId ?? "").replaceAll("\\", "/");

/** A chunk and all that it imports at once. */
function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (found.has(file) || chunk?.type !== "chunk") return found;
  found.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

function filesOf(bundle: Bundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  const present = withImports(bundle, entry?.fileName ?? "");
  const pages = PAGES.map(({ path, modules }) => {
    const files = modules.flatMap((module) => {
      const chunk = chunks.find((one) => moduleOf(one).endsWith(module));
      if (!chunk) throw new Error(`${module} has no chunk of its own: it cannot be fetched ahead`);
      return [...withImports(bundle, chunk.fileName)];
    });
    return { path, files: [...new Set(files)].filter((file) => !present.has(file)) };
  });
  const texts: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const language = TEXTS.exec(moduleOf(chunk))?.[1];
    if (language !== undefined) texts[language] = [...(texts[language] ?? []), chunk.fileName];
  }
  return { pages, texts };
}

/** The language is found as `startLanguage` of src/lib/language.ts finds it. */
const FETCH_AHEAD = `({ pages, texts }) => {
  try {
    const page = pages.find(({ path }) => new RegExp(path).test(location.pathname));
    if (!page) return;
    const stored = localStorage.getItem("language");
    const tags = stored === null ? navigator.languages : [stored];
    const language = tags.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => tag in texts) ?? "de";
    for (const file of [...texts[language], ...page.files]) {
      const link = Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "" });
      link.href = "/" + file;
      document.head.append(link);
    }
  } catch {}
}`;

/**
 * Has the learner's first pages fetched while the app itself still arrives, instead of one after the other: what
 * runs before the first paint (`public/theme.js`) also names their files.
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
      const theme = readFileSync(join(publicDir, "theme.js"), "utf8");
      const source = `${theme}(${FETCH_AHEAD})(${JSON.stringify(filesOf(bundle))});\n`;
      this.emitFile({ type: "asset", fileName: "theme.js", source });
    },
  };
}
