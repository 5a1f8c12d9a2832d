import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { ENROLMENT_HEADER, INTERFACE_LANGUAGES, VIEW_HEADER } from "@lehrpfad/contract";
import { AREAS, type AreaName } from "@lehrpfad/i18n";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, it, vi } from "vitest";

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

/** kB of JS and CSS as brotli that the browser loads for modules. */
function weightOf(...modules: readonly string[]): number {
  const names = chunksOf(...modules);
  const sheets = new Set(names.flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]));
  const contents = [
    ...names.map((name) => chunks.get(name)?.code ?? ""),
    ...[...sheets].map((name) => styles.get(name)?.source ?? ""),
  ];
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0) / 1_000;
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
  const { pathname, languages = ["de"], kept = {}, sitting = {} } = visit;
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
    location: { pathname },
    navigator: { languages },
  };
  runInNewContext(script, { ...browser, ...storages });
  expect(asked.every(({ rel }) => rel === "modulepreload")).toBe(true);
  return {
    files: asked.map(({ href }) => href.slice(1)).sort(),
    calls,
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

/** A module of the texts of an area: all of one area and language travel in one file. */
const words = (area: AreaName, language = "de") => `/i18n/src/${language}/${AREAS[area][0]}.ts`;

/** What comes by itself after the first paint of every page. */
const LATER = ["/AboutApp.tsx", words("asking"), words("errors")];

/** kB of JS and CSS as brotli that a visit may fetch before anybody does anything. */
const MOST = { page: 170, step: 200 };

const KINDS = ["choice", "self", "typed", "match", "order", "numeric"];

describe("what a browser loads", () => {
  it.each([
    ["CoursePage", []],
    ["LoginPage", [words("accounts")]],
    ["RegisterPage", [words("accounts")]],
  ])("a visit of %s weighs at most 170 kB", (page, shown) => {
    const kilobytes = weightOf(`/${page}.tsx`, words("base"), ...shown, ...LATER);
    // More than half, or something was not found.
    expect(kilobytes).toBeGreaterThan(MOST.page / 2);
    expect(kilobytes).toBeLessThanOrEqual(MOST.page);
  });
  it.each(KINDS)("a visit of a step that asks %s weighs at most 200 kB", (kind) => {
    const asked = kind === "choice" ? [] : [`/${kind}Views.ts`, words("answers")];
    const kilobytes = weightOf("/StepPage.tsx", words("base"), ...LATER, ...asked);
    expect(kilobytes).toBeGreaterThan(MOST.step / 2);
    expect(kilobytes).toBeLessThanOrEqual(MOST.step);
  });
  const afterEntry = (...modules: string[]) =>
    chunksOf(...modules)
      .filter((name) => !html.includes(`src="/${name}"`) && !html.includes(`href="/${name}"`))
      .sort();
  it("is fetched ahead where people arrive to learn: the page and its texts in their language", () => {
    const french = words("base", "fr");
    const course = afterEntry("/CoursePage.tsx", french);
    expect(course.length).toBeGreaterThan(3);
    expect(aheadOf("/c/bees-abc", ["pt", "fr-CA", "en"])).toEqual(course);
    expect(aheadOf("/c/bees-abc/", ["de"], { language: "fr" })).toEqual(course);
    const step = afterEntry("/StepPage.tsx", words("base"), words("asking"));
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
    expect([...early(step).answers.keys()]).toEqual(["/learn/bees-abc/steps/3"]);
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
  it("keeps for use without a connection what participants need, and nothing of creators", () => {
    const kept = new Set([...worker.matchAll(/assets\/[\w.-]+\.js/g)].map(([file]) => file));
    const pages = ["CoursePage", "StepPage", "EvaluationPage", "CampusPage", "PassageDialog"];
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
        /^(editor|creator-[a-z]{2}|site-[a-z]{2})$/.test(name) ||
        /features\/(create|editor|dashboard|results)\//.test(facadeModuleId ?? ""),
    );
    expect(creators.length).toBeGreaterThan(10);
    expect(creators.map(({ fileName }) => fileName).filter((file) => kept.has(file))).toEqual([]);
  });
});
