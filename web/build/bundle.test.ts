import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { ENROLMENT_HEADER, INTERFACE_LANGUAGES, VIEW_HEADER } from "@lehrpfad/contract";
import { AREAS, type AreaName } from "@lehrpfad/i18n";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { queryOf } from "../src/features/dashboard/filters.ts";
import { plainRequest } from "../src/lib/plainCall.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
let chunks: Map<string, Rolldown.OutputChunk>;
let styles: Map<string, Rolldown.OutputAsset>;
/** The page of the app, and the script in it that runs before the first paint. */
let html: string;
let script: string;
/** The service worker. */
let worker: string;

/** Chunks that the browser loads for modules: theirs, everything they import at once, and the entry's. */
function chunksOf(...modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    chunks.get(name)?.imports.forEach(visit);
  };
  for (const chunk of chunks.values()) {
    const holds = (end: string) => chunk.moduleIds.some((id) => id.endsWith(end));
    if (chunk.isEntry || modules.some(holds)) visit(chunk.fileName);
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
  const textOf = (name: string) =>
    outputs
      .flatMap((made) => (made.type === "asset" && made.fileName === name ? [String(made.source)] : []))
      .join();
  worker = textOf("sw.js");
  html = textOf("index.html");
  script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
  chunks = new Map(outputs.filter((made) => made.type === "chunk").map((chunk) => [chunk.fileName, chunk]));
}, 120_000);

interface Visit {
  pathname: string;
  search?: string;
  languages?: readonly string[];
  /** What the browser has stored, by key. */
  kept?: Record<string, string>;
  /** The same for the sitting. */
  sitting?: Record<string, string>;
  /** What the server sent with the page, by call, and the language of its words. */
  sent?: Record<string, unknown>;
  sentIn?: string;
}

interface Call {
  address: string;
  headers: Record<string, string>;
}

/** What the early script asks for at an address: files, and calls. */
function early(visit: Visit) {
  const { pathname, search = "", languages = ["de"], kept = {}, sitting = {} } = visit;
  const { sent = null, sentIn = "de" } = visit;
  const asked: { rel: string; href: string }[] = [];
  const dataset: Record<string, string> = sent === null ? {} : { sent: "whole" };
  const calls: Call[] = [];
  const document = {
    documentElement: { dataset, lang: sentIn },
    getElementById: () => (sent === null ? null : { textContent: JSON.stringify(sent) }),
    createElement: () => ({}),
    head: { append: (link: { rel: string; href: string }) => asked.push(link) },
  };
  const storage = (stored: Record<string, string>) => ({ getItem: (key: string) => stored[key] ?? null });
  const fetch = async (address: string, { headers }: Omit<Call, "address">) => {
    calls.push({ address, headers });
    return null;
  };
  const window: { askedAhead?: Map<string, Promise<Response | null>> } = {};
  const storages = { localStorage: storage(kept), sessionStorage: storage(sitting) };
  const browser = {
    document,
    fetch,
    window,
    Response,
    location: { pathname, search },
    navigator: { languages },
  };
  runInNewContext(script, { ...browser, ...storages });
  expect(asked.every(({ rel }) => rel === "modulepreload")).toBe(true);
  return {
    files: asked.map(({ href }) => href.slice(1)).sort(),
    calls,
    kept: [...(window.askedAhead?.keys() ?? [])],
    shown: dataset.sent,
    answers: window.askedAhead ?? new Map<string, Promise<Response | null>>(),
  };
}

/** What a browser keeps of somebody whose session still lasts for as many seconds. */
const sessionOf = (seconds: number) => {
  const session = { access_token: "token", expires_at: Date.now() / 1000 + seconds, user: { id: "me" } };
  return { "auth.session": JSON.stringify(session) };
};

const aheadOf = (pathname: string, languages: readonly string[], kept: Record<string, string> = {}) =>
  early({ pathname, languages, kept }).files;

const LEARNERS = ["CoursePage", "StepPage", "EvaluationPage"];
const STUDIO = ["StudioPage", "CreatePage", "ManagePage", "ResultsPage", "CourseSettingsPage", "ChoosePage"];
const PUBLIC = ["HomePage", "LoginPage", "RegisterPage", ...LEARNERS];

const HEAVY_CONTROL = /react-aria-components\/.*\/(Menu|ListBox|Select|Tabs|Modal|Dialog|Popover)\./;

const TEXT_EDITOR = /node_modules\/(@tiptap|prosemirror-)/;

const CROPPER = /node_modules\/react-easy-crop\//;

/** A module of the texts of an area: all of one area and language travel in one file. */
const words = (area: AreaName, language = "de") => `/i18n/src/${language}/${AREAS[area][0]}.ts`;

/** What each page shows at first, and a fence for its kB of JS and CSS as brotli; what people feel is measured in bench/. */
const BUDGETS = [
  { page: "LoginPage", shows: [words("base"), words("accounts")], budget: 170 },
  { page: "CoursePage", shows: [words("base")], budget: 170 },
  { page: "StepPage", shows: [words("base")], budget: 200 },
];
/** What stands beside the text of a step. */
const BESIDE = ["StepTools", "GlossaryLink", "Summary", "Sources"];

const MOST_FILES = 12;
/** kB of all that is fetched for a step before anybody does anything with it: its questions, and what stands beside it. */
const VISIT_BUDGET = 200;

describe("what a browser loads", () => {
  it.each(BUDGETS)("$page weighs at most $budget kB in at most 12 files", ({ page, shows, budget }) => {
    const { files, kilobytes } = weightOf(`/${page}.tsx`, ...shows);
    // More than the budget's half, or something was not found.
    expect(kilobytes).toBeGreaterThan(budget / 2);
    expect(kilobytes).toBeLessThanOrEqual(budget);
    expect(files).toBeLessThanOrEqual(MOST_FILES);
  });
  it.each(["choice", "self", "typed", "match", "order", "numeric"])(
    "a visit of a step that asks %s weighs at most 200 kB",
    (kind) => {
      const shown = ["/StepPage.tsx", ...BESIDE.map((part) => `/${part}.tsx`), words("base")];
      const asked = kind === "choice" ? [] : [`/${kind}Views.ts`, words("answers")];
      const { kilobytes } = weightOf(...shown, ...asked);
      expect(kilobytes).toBeLessThanOrEqual(VISIT_BUDGET);
    },
  );
  it.each(["self", "typed", "match", "order", "numeric"])("of the studio nothing to answer: %s", (kind) => {
    const files = chunksOf(`/${kind}Views.ts`);
    expect(files.some((name) => name.includes(`${kind}Views`))).toBe(true);
    expect(files.filter((name) => name.includes("studio-"))).toEqual([]);
  });
  const afterEntry = (...modules: string[]) =>
    chunksOf(...modules)
      .filter((name) => !html.includes(name))
      .sort();
  it("is fetched ahead where people arrive to learn: the page and its texts in their language", () => {
    const french = words("base", "fr");
    const course = afterEntry("/CoursePage.tsx", french);
    expect(course.length).toBeGreaterThan(3);
    expect(aheadOf("/c/bees-abc", ["pt", "fr-CA", "en"])).toEqual(course);
    expect(aheadOf("/c/bees-abc/", ["de"], { language: "fr" })).toEqual(course);
    const step = afterEntry("/StepPage.tsx", words("base"));
    expect(aheadOf("/c/bees-abc/steps/12", ["pt"])).toEqual(step);
    const texts = afterEntry(words("base"));
    expect(texts).toHaveLength(1);
    expect(aheadOf("/c/bees-abc/manage", ["de"])).toEqual(texts);
    expect(aheadOf("/", ["de"])).toEqual(texts);
  });
  it("asks ahead for what the page shows, as whoever visits it", () => {
    const step = { pathname: "/c/bees-abc/steps/3", sitting: { "enrolment:bees-abc": "secret" } };
    const address = "/api/learn/bees-abc/steps/3";
    const build = /assets\/(index-[\w-]+)\.js/.exec(html)?.[1];
    expect(build).toBeDefined();
    const view = { [VIEW_HEADER]: `${build} de` };
    expect(early(step).calls).toEqual([{ address, headers: { [ENROLMENT_HEADER]: "secret", ...view } }]);
    expect(early(step).kept).toEqual(["/learn/bees-abc/steps/3"]);
    const course = { pathname: "/c/bees-abc/", sitting: { "enrolment:wasps-abc": "secret" } };
    expect(early(course).calls).toEqual([{ address: "/api/learn/bees-abc", headers: {} }]);
    const signedIn = (seconds: number) => ({ ...course, kept: sessionOf(seconds) });
    expect(early(signedIn(600)).calls[0]?.headers).toEqual({ authorization: "Bearer token" });
    expect(early(signedIn(5)).calls).toEqual([]);
    for (const pathname of ["/", "/c/bees-abc/manage", "/c/bees-abc/steps/03", "/c/bees-abc/steps/x"])
      expect(early({ pathname }).calls).toEqual([]);
  });
  it("takes what the server sent with the page where it is this person's", async () => {
    const course = { name: "Bienen" };
    const visit = { pathname: "/c/bees-abc", sent: { "/learn/bees-abc": course } };
    const visitor = early(visit);
    expect([visitor.shown, visitor.calls]).toEqual(["whole", []]);
    expect(await (await visitor.answers.get("/learn/bees-abc"))?.json()).toEqual(course);
    expect(early({ ...visit, languages: ["fr"] }).shown).toBe("other");
    expect(early({ ...visit, kept: { language: "it" }, sentIn: "it" }).shown).toBe("whole");
    const known = [{ kept: sessionOf(600) }, { sitting: { "enrolment:bees-abc": "secret" } }];
    for (const who of known) {
      const { shown, calls } = early({ ...visit, ...who });
      expect([shown, calls.map(({ address }) => address)]).toEqual(["partly", ["/api/learn/bees-abc"]]);
    }
  });
  const studio = ["/StudioPage.tsx", words("base"), words("creator")];
  const STUDIO_LIST = "/api/studio?search=&sort=newest&registration=all&activity=all&page=1";
  const DASHBOARDS = [
    { search: "?view=creator", kept: {}, modules: studio, call: STUDIO_LIST },
    { search: "", kept: { dashboard: "studio" }, modules: studio, call: STUDIO_LIST },
    {
      search: "",
      kept: {},
      modules: ["/CampusPage.tsx", words("base"), words("campus")],
      call: "/api/my-courses",
    },
  ];
  it.each(DASHBOARDS)("fetches the dashboard ahead that is expected: $search $kept", (dashboard) => {
    const { search, kept, modules, call } = dashboard;
    const visit = { pathname: "/dashboard", search, kept: { ...kept, ...sessionOf(600) } };
    expect(early(visit).files).toEqual(afterEntry(...modules));
    expect(early(visit).calls.map(({ address }) => address)).toEqual([call, "/api/profiles/me"]);
  });
  it("asks for lists by the same words as the pages", () => {
    const dashboard = plainRequest("/studio", queryOf(new URLSearchParams()));
    expect(`/api${dashboard?.path}`).toBe(STUDIO_LIST);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const results = plainRequest("/courses/:slug/results", { slug: "bees-abc", timeZone });
    const asked = early({ pathname: "/c/bees-abc/results", kept: sessionOf(600) });
    expect(asked.kept).toContain(results?.path);
  });
  it("leaves to the page what only the page knows", () => {
    const filtered = { pathname: "/dashboard", search: "?view=creator&search=bees", kept: sessionOf(600) };
    expect(early(filtered).calls).toEqual([]);
    const visitor = { pathname: "/dashboard", search: "?view=creator" };
    expect(early(visitor)).toMatchObject({ files: afterEntry(words("base")), calls: [], kept: [] });
    const late = { ...visitor, kept: sessionOf(5) };
    expect(early(late).calls).toEqual([]);
    expect(early(late).files).toEqual(afterEntry(...studio));
  });
  it("asks ahead for results with days as they are here, and for the step that is edited", () => {
    const asked = (pathname: string) =>
      early({ pathname, kept: sessionOf(600) }).calls.map(({ address }) => address.slice("/api/".length));
    const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
    const results = `courses/bees-abc/results?timeZone=${zone}`;
    expect(asked("/c/bees-abc/results")).toEqual([results, "profiles/me"]);
    const step = "0a0a0a0a-0000-4000-8000-000000000000";
    const outline = "courses/bees-abc/outline";
    expect(asked(`/c/bees-abc/edit/steps/${step}`)).toEqual([outline, `${outline}/${step}`, "profiles/me"]);
    expect(asked("/c/bees-abc/edit")).toEqual([outline, "profiles/me"]);
  });
  it.each(PUBLIC)("%s is a page of the build", (page) => {
    expect(modulesOf(page).some((id) => id.endsWith(`/${page}.tsx`))).toBe(true);
  });
  it.each([...PUBLIC, "ProfilePage"])("%s brings no creators' code", (page) => {
    expect(
      modulesOf(page).filter((id) =>
        /features\/(create|dashboard|course-settings|editor|generation|results|rewriting)\/|src\/questions\/(\w+\/)?(Author|Preview|drafts\.|form\.|\w+(Editor|Solution)\.)/.test(
          id,
        ),
      ),
    ).toEqual([]);
  });
  it.each(PUBLIC)("%s brings no heavy controls at first", (page) => {
    expect(modulesOf(page).filter((id) => HEAVY_CONTROL.test(id))).toEqual([]);
  });
  it("sees heavy controls where a page uses them", () => {
    expect(modulesOf("CourseSettingsPage").some((id) => HEAVY_CONTROL.test(id))).toBe(true);
  });
  it.each(PUBLIC)("%s brings no schemas and no sign-in client at first", (page) => {
    expect(modulesOf(page).filter((id) => /node_modules\/(zod|@supabase)\//.test(id))).toEqual([]);
  });
  it.each([...PUBLIC, ...STUDIO])("%s brings no text editor at first", (page) => {
    expect(modulesOf(page).filter((id) => TEXT_EDITOR.test(id))).toEqual([]);
  });
  it("sees the text editor where it is used", () => {
    expect(modulesOf("StepEditorPage").some((id) => TEXT_EDITOR.test(id))).toBe(true);
  });
  it.each([...PUBLIC, "ProfilePage"])("%s brings no photo cropper at first", (page) => {
    expect(modulesOf(page).filter((id) => CROPPER.test(id))).toEqual([]);
  });
  it("sees the photo cropper where it is used", () => {
    expect(modulesOf("PhotoCropper").some((id) => CROPPER.test(id))).toBe(true);
  });
  it("keeps for use without a connection what participants need, and nothing of creators", () => {
    const kept = new Set([...worker.matchAll(/assets\/[\w.-]+\.js/g)].map(([file]) => file));
    const pages = ["CoursePage", "StepPage", "EvaluationPage", "CampusPage", "Marks", "PassageDialog"];
    for (const page of pages) {
      const missing = chunksOf(`/${page}.tsx`).filter((file) => !kept.has(file));
      expect([page, missing]).toEqual([page, []]);
    }
    for (const area of ["base", "answers", "campus", "asking", "errors"] as const)
      for (const language of INTERFACE_LANGUAGES)
        expect(kept).toContain(
          chunksOf(words(area, language)).find((file) => file.includes(`${area}-${language}`)),
        );
    const creators = [...chunks.values()].filter(
      ({ name, facadeModuleId }) =>
        /text-editor|text-model|^(creator|site)-[a-z]{2}$/.test(name) ||
        /features\/(create|editor|dashboard|results)\//.test(facadeModuleId ?? ""),
    );
    expect(creators.length).toBeGreaterThan(10);
    expect(creators.map(({ fileName }) => fileName).filter((file) => kept.has(file))).toEqual([]);
  });
});
