import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, it, vi } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
let chunks: Map<string, Rolldown.OutputChunk>;
let styles: Map<string, Rolldown.OutputAsset>;

/** Chunks that the browser loads for modules: theirs, everything they import at once, and the entry's. */
function chunksOf(...modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    chunks.get(name)?.imports.forEach(visit);
  };
  for (const chunk of chunks.values()) {
    if (chunk.isEntry || modules.some((end) => chunk.facadeModuleId?.endsWith(end))) visit(chunk.fileName);
  }
  return [...seen];
}

/** Source files that the browser loads for a page. */
function modulesOf(page: string): string[] {
  return chunksOf(`/${page}.tsx`).flatMap((name) => Object.keys(chunks.get(name)?.modules ?? {}));
}

/** JS and CSS as brotli that the browser loads for modules, and how many files that is. */
function weightOf(...modules: readonly string[]): { files: number; kilobytes: number } {
  const names = chunksOf(...modules);
  const sheets = new Set(names.flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]));
  const contents = [
    ...names.map((name) => chunks.get(name)?.code ?? ""),
    ...[...sheets].map((name) => styles.get(name)?.source ?? ""),
  ];
  const bytes = contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
  return { files: contents.length, kilobytes: bytes / 1_000 };
}

beforeAll(async () => {
  // The libraries that people get, not those for tests.
  vi.stubEnv("NODE_ENV", "production");
  const result = await build({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: "silent",
    build: { write: false },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((made) =>
    "output" in made ? made.output : [],
  );
  styles = new Map(
    outputs.flatMap((made) =>
      made.type === "asset" && made.fileName.endsWith(".css") ? [[made.fileName, made]] : [],
    ),
  );
  chunks = new Map(outputs.filter((made) => made.type === "chunk").map((chunk) => [chunk.fileName, chunk]));
}, 120_000);

const LEARNERS = ["CoursePage", "StepPage", "EvaluationPage"];
const PUBLIC = ["HomePage", "LoginPage", "RegisterPage", ...LEARNERS];

const HEAVY_CONTROL = /react-aria-components\/.*\/(Menu|ListBox|Select|Tabs|Modal|Dialog|Popover)\./;

const CROPPER = /node_modules\/react-easy-crop\//;

const words = (area: string) => `/i18n/src/de/areas/${area}.ts`;

/** What each page shows at first, and its budget in kB of JS and CSS as brotli. */
const BUDGETS = [
  { page: "LoginPage", shows: [words("base")], budget: 130 },
  { page: "CoursePage", shows: [words("base"), words("learner")], budget: 160 },
  { page: "StepPage", shows: [words("base"), words("learner"), "/ui/ProseBody.tsx"], budget: 160 },
];
const MOST_FILES = 12;

describe("what a browser loads", () => {
  it.each(BUDGETS)("$page weighs at most $budget kB in at most 12 files", ({ page, shows, budget }) => {
    const { files, kilobytes } = weightOf(`/${page}.tsx`, ...shows);
    // More than the budget's half, or something was not found.
    expect(kilobytes).toBeGreaterThan(budget / 2);
    expect(kilobytes).toBeLessThanOrEqual(budget);
    expect(files).toBeLessThanOrEqual(MOST_FILES);
  });
  it.each(PUBLIC)("%s is a page of the build", (page) => {
    expect(modulesOf(page).some((id) => id.endsWith(`/${page}.tsx`))).toBe(true);
  });
  it.each(PUBLIC)("%s brings no creators' code", (page) => {
    expect(
      modulesOf(page).filter((id) => /features\/(courses|editor|generation|results)\//.test(id)),
    ).toEqual([]);
  });
  it.each(PUBLIC)("%s brings no heavy controls at first", (page) => {
    expect(modulesOf(page).filter((id) => HEAVY_CONTROL.test(id))).toEqual([]);
  });
  it("sees heavy controls where a page uses them", () => {
    expect(modulesOf("SettingsPage").some((id) => HEAVY_CONTROL.test(id))).toBe(true);
  });
  it.each(PUBLIC)("%s brings no schemas and no sign-in client at first", (page) => {
    expect(modulesOf(page).filter((id) => /node_modules\/(zod|@supabase)\//.test(id))).toEqual([]);
  });
  it.each([...PUBLIC, "ProfilePage"])("%s brings no photo cropper at first", (page) => {
    expect(modulesOf(page).filter((id) => CROPPER.test(id))).toEqual([]);
  });
  it("sees the photo cropper where it is used", () => {
    expect(modulesOf("PhotoCropper").some((id) => CROPPER.test(id))).toBe(true);
  });
});
