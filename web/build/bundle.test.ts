import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
let chunks: Map<string, Rolldown.OutputChunk>;

/** Source files that the browser loads for a page: its chunk and everything it imports at once, and the entry's. */
function modulesOf(page: string): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    chunks.get(name)?.imports.forEach(visit);
  };
  for (const chunk of chunks.values()) {
    if (chunk.isEntry || chunk.facadeModuleId?.endsWith(`/${page}.tsx`)) visit(chunk.fileName);
  }
  return [...seen].flatMap((name) => Object.keys(chunks.get(name)?.modules ?? {}));
}

beforeAll(async () => {
  const result = await build({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: "silent",
    build: { write: false },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((made) =>
    "output" in made ? made.output : [],
  );
  chunks = new Map(outputs.filter((made) => made.type === "chunk").map((chunk) => [chunk.fileName, chunk]));
}, 120_000);

const LEARNERS = ["CoursePage", "StepPage", "EvaluationPage"];
const PUBLIC = ["HomePage", "LoginPage", "RegisterPage", ...LEARNERS];

const HEAVY_CONTROL = /react-aria-components\/.*\/(Menu|ListBox|Select|Tabs|Modal|Dialog|Popover)\./;

const CROPPER = /node_modules\/react-easy-crop\//;

describe("what a browser loads", () => {
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
