import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "../platform/clock.ts";
import type { Work } from "../platform/heavyWork/kind.ts";
import { createWork } from "../platform/heavyWork/pool.ts";
import { createLog } from "../platform/log.ts";
import { createRenderer, UndrawableError, wordsFor } from "./renderer.ts";
import type { AskedPage, Renderer } from "./rendering.ts";

/** Draws what the path of a page says. */
const DRAWING = `
export async function run({ page: { pathname } }) {
  if (pathname === "/endless") for (;;);
  if (pathname === "/deep") throw new RangeError("Maximum call stack size exceeded");
  return { language: "en", html: pathname, title: null, description: null };
}
`;
const LONGEST = 400;

let folder: string;
let module: URL;
let work: Work;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "drawing-"));
  const file = join(folder, "render.mjs");
  writeFileSync(file, DRAWING);
  module = pathToFileURL(file);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

afterEach(() => work.close());

function createDrawing(): Renderer {
  work = createWork(systemClock, createLog("silent"), 1_000);
  const renderer = createRenderer(work, module, LONGEST);
  if (renderer === null) throw new Error("There is nothing that draws");
  return renderer;
}

const page = (pathname: string): AskedPage => ({
  pathname,
  languages: ["en"],
  site: {
    brand: "Courses",
    examples: [],
    writer: "builtin",
    answersAsked: false,
    legal: [],
    opensAtOnce: false,
    singleSignOn: null,
    materialBytes: 1,
    stepMaterialBytes: 1,
    mediaBytes: 1,
  },
  course: null,
});

describe("pages that are drawn in a process of their own", () => {
  it("cost the process nothing that take for ever, and the next one is drawn", async () => {
    const renderer = createDrawing();
    expect((await renderer.render(page("/"))).html).toBe("/");
    const turns: number[] = [];
    const clock = setInterval(() => turns.push(performance.now()), 10);
    await expect(renderer.render(page("/endless"))).rejects.toThrow(UndrawableError);
    clearInterval(clock);
    expect(turns.length).toBeGreaterThan(10);
    expect((await renderer.render(page("/after"))).html).toBe("/after");
  });

  it("wait for others no longer than a page may take, and are not to blame for that", async () => {
    const renderer = createDrawing();
    await renderer.render(page("/"));
    const faultOf = (pathname: string) => renderer.render(page(pathname)).catch((error: unknown) => error);
    const [endless, late] = await Promise.all([faultOf("/endless"), faultOf("/late")]);
    expect(endless).toBeInstanceOf(UndrawableError);
    expect(late).toBeInstanceOf(Error);
    expect(late).not.toBeInstanceOf(UndrawableError);
  });

  it("are refused with what was thrown, and the next one is drawn", async () => {
    const renderer = createDrawing();
    await expect(renderer.render(page("/deep"))).rejects.toThrow("Maximum call stack");
    expect((await renderer.render(page("/"))).html).toBe("/");
  });
});

it("the words of a page are those of the first language there are texts of, whatever a browser invents", () => {
  expect(wordsFor(["xx-1", "fr-CA", "de"])).toEqual(["fr"]);
  expect(wordsFor(["fr-x-1234"])).toEqual(wordsFor(["FR"]));
  expect(wordsFor(["tlh"])).toEqual([]);
});
