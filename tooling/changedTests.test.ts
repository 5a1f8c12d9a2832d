import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./bootstrap.mjs";
import { type ChangedTests, selectTests } from "./changedTests.ts";
import { graphOf } from "./importGraph.ts";
import { JOURNEYS_OF } from "./journeyFeatures.ts";

const SOURCES = {
  "contract/src/index.ts": "export const a = 1;",
  "engine/src/index.ts": 'import { a } from "@lehrpfad/contract";',
  "engine/src/read.ts": 'fork(new URL("./child.ts", import.meta.url));',
  "engine/src/child.ts": "",
  "engine/src/read.test.ts": 'import "./read.ts"; const name = "bees.pdf";',
  "engine/src/index.test.ts": 'import "./index.ts";',
  "engine/src/read.long.test.ts": 'import "./read.ts";',
  "server/testing/testServer.ts": 'import "../src/app/http.ts";',
  "server/src/app/http.ts": 'import "../features/notes/index.ts"; import "../features/courses/index.ts";',
  "server/src/app/http.test.ts": 'import "../../testing/testServer.ts";',
  "server/src/features/notes/index.ts": 'import "../courses/index.ts";',
  "server/src/features/notes/notes.test.ts": 'import "../../../testing/testServer.ts";',
  "server/src/features/courses/index.ts": "",
  "server/src/features/courses/courses.test.ts": 'import "../../../testing/testServer.ts";',
  "e2e/support/pages.ts": "",
  "e2e/journeys/campus.ts": 'import "../support/pages.ts";',
  "e2e/journeys/editorTexts.ts": "",
  "e2e/journeys/lesson.phone.ts": "",
};
function reached(...changed: string[]): ChangedTests {
  const sources = Object.entries(SOURCES).map(([path, text]) => ({ path, text }));
  return selectTests(graphOf(sources, [...Object.keys(SOURCES), "samples/bees.pdf"]), changed);
}

it("a unit test runs when something changed that it imports, starts or reads", () => {
  expect(reached("engine/src/child.ts").units).toEqual(["engine/src/read.test.ts"]);
  expect(reached("samples/bees.pdf").units).toEqual(["engine/src/read.test.ts"]);
  expect(reached("contract/src/index.ts").units).toEqual(["engine/src/index.test.ts"]);
  expect(reached("engine/src/read.test.ts").units).toEqual(["engine/src/read.test.ts"]);
});

it("a test of a feature runs when the feature changed or one that it needs, tests of the app with every feature", () => {
  expect(reached("server/src/features/courses/index.ts").units).toEqual([
    "server/src/app/http.test.ts",
    "server/src/features/notes/notes.test.ts",
    "server/src/features/courses/courses.test.ts",
  ]);
  expect(reached("server/src/features/notes/index.ts").units).toEqual([
    "server/src/app/http.test.ts",
    "server/src/features/notes/notes.test.ts",
  ]);
});

it("a journey runs when a feature changed that it leads through, or what it is made of", () => {
  expect(reached("web/src/features/campus/queries.ts").journeys).toEqual(["e2e/journeys/campus.ts"]);
  expect(reached("server/src/features/learning/rules.ts").journeys).toEqual(["e2e/journeys/lesson.phone.ts"]);
  expect(reached("e2e/support/pages.ts").journeys).toEqual(["e2e/journeys/campus.ts"]);
  expect(reached("web/src/lib/session.ts").journeys).toEqual(["e2e/journeys/editorTexts.ts"]);
  expect(reached("bench/src/scale.ts").journeys).toEqual([]);
});

it("each feature knows its journeys", () => {
  const folders = ["server", "web"].flatMap((side) => readdirSync(path.join(ROOT, side, "src", "features")));
  expect(Object.keys(JOURNEYS_OF).sort()).toEqual([...new Set(folders)].sort());
});

it("everything runs when what decides about every test changed; a long test only when it changed itself", () => {
  const all = reached("package-lock.json");
  expect([all.units.length, all.journeys.length, all.long]).toEqual([5, 3, []]);
  expect(reached("engine/src/read.long.test.ts").long).toEqual(["engine/src/read.long.test.ts"]);
});
