import { createHash } from "node:crypto";
import { join } from "node:path";
import type { AreaName } from "@lehrpfad/i18n";
import { build, type Plugin, type Rolldown } from "vite";
import type { Shell } from "../src/app/worker/shell.ts";
import { textsOf } from "./texts.ts";

type Bundle = Rolldown.OutputBundle;

/** The pages of participants: they and all they may fetch later are there without a connection. */
const PAGES =
  /\/web\/src\/(features\/(learning|campus)\/pages\/(Course|Step|EntryTest|FinalQuiz|Evaluation|Marks|Glossary|Campus|Reviews)Page|app\/RootLayout)\.tsx$/;
/** Texts of areas that no participant sees. */
const OTHER_TEXTS: ReadonlySet<string> = new Set<AreaName>(["creator", "site"]);
/** Streams and the studio are for creators; a document's page comes from the server, and so does what draws it. */
const LEFT_OUT = /\/(streamLink|StudioPage|pdfLibrary)\.tsx?$/;
/** The interface's two families in the letters of our languages; a course's own font is kept once it was seen. */
const FONTS = /assets\/(atkinson-hyperlegible-next|literata)-latin-wght-normal-[^/]+\.woff2$/;

/** Our own modules: of packages, whose entries name far more than is used, comes what their chunks import. */
const OWN = /\/(web|interchange|i18n)\/src\//;

/** Modules that the pages of participants stand on, at once or later. */
function modulesOf(roots: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || OTHER_TEXTS.has(textsOf(id)?.area ?? "") || LEFT_OUT.test(id)) return;
    found.add(id);
    importsOf(id).forEach(visit);
  };
  roots.forEach(visit);
  return found;
}

function filesOf(bundle: Bundle, modules: ReadonlySet<string>): string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || files.has(file)) return;
    files.add(file);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    chunk.imports.forEach(add);
  };
  for (const output of Object.values(bundle)) {
    if (output.type === "chunk" && output.moduleIds.some((id) => modules.has(id))) add(output.fileName);
  }
  const fonts = Object.keys(bundle).filter((file) => FONTS.test(file));
  return [...files, ...fonts].sort();
}

async function buildWorker(root: string, shell: Shell): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { __SHELL__: JSON.stringify(shell) },
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: {
        input: join(root, "src/app/worker/worker.ts"),
        output: { format: "iife", entryFileNames: "sw.js" },
        treeshake: { moduleSideEffects: (id) => id.includes("/app/worker/") },
      },
    },
  });
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((one) => ("output" in one ? one.output : []));
  const [worker] = outputs.filter((output) => output.type === "chunk");
  if (worker === undefined) throw new Error("The service worker was not built");
  return worker.code;
}

/** Builds the service worker (`sw.js`) beside the app, with the list of files that participants need. */
export function offlineWorker(): Plugin {
  let root = "";
  return {
    name: "offline-worker",
    apply: "build",
    enforce: "post",
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const slashed = (id: string) => id.replaceAll("\\", "/");
      const roots = [...this.getModuleIds()].filter((id) => PAGES.test(slashed(id)));
      const importsOf = (id: string) => {
        const info = OWN.test(slashed(id)) ? this.getModuleInfo(id) : null;
        const atOnce = info?.importedIds.filter((imported) => OWN.test(slashed(imported))) ?? [];
        return [...atOnce, ...(info?.dynamicallyImportedIds ?? [])];
      };
      const entry = Object.values(bundle).find((output) => output.type === "chunk" && output.isEntry);
      if (entry === undefined || roots.length < 9) throw new Error("The pages of participants are elsewhere");
      const modules = modulesOf(roots, importsOf).add(
        entry.type === "chunk" ? (entry.facadeModuleId ?? "") : "",
      );
      const files = filesOf(bundle, modules);
      const page = bundle["index.html"];
      const version = createHash("sha256")
        .update(JSON.stringify(files))
        .update(page?.type === "asset" ? page.source : "")
        .digest("hex")
        .slice(0, 12);
      const shell = { version, entry: entry.fileName, files: files.map((file) => `/${file}`) };
      this.emitFile({ type: "asset", fileName: "sw.js", source: await buildWorker(root, shell) });
    },
  };
}
