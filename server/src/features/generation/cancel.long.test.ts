import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodReply } from "../../../../engine/src/writers/model/fixtures/replies.ts";
import type { Asked, ScriptedServer } from "../../../../engine/src/writers/model/fixtures/scripted.ts";
import { courseRequest } from "../../../testing/courses.ts";
import { createModelServer } from "../../../testing/modelServer.ts";
import { eventually, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { germanText } from "../../../testing/text.ts";
import { questions, steps } from "../../db/tables/content.ts";
import {
  courseManagers,
  courses,
  documents,
  documentTexts,
  figures,
  generationRuns,
} from "../../db/tables/index.ts";

/** What a request is held back for ever by; everything else is answered. */
let stalls: (asked: Asked) => boolean = () => false;
let model: ScriptedServer;
let close: () => Promise<void>;
let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  ({ server, model, close } = await createModelServer((asked) =>
    stalls(asked) ? "stall" : goodReply(asked),
  ));
  creator = await server.signUp();
});
afterAll(async () => {
  await close();
});

async function rows(): Promise<number> {
  const tables = [
    courses,
    courseManagers,
    generationRuns,
    steps,
    questions,
    documents,
    documentTexts,
    figures,
  ];
  const counts = await Promise.all(tables.map((table) => server.services.db.$count(table)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Everything that was uploaded and is kept in the data folder. */
function files(): string[] {
  const folder = join(server.services.config.DATA_DIR, "files");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

describe("cancelling while the model is being asked", () => {
  it.each<[string, number, (asked: Asked) => boolean]>([
    ["for the outline", 1, () => true],
    ["for six steps", 6, ({ fields }) => fields.includes("sections")],
  ])("%s ends every request and leaves no row and no file but the upload", async (_, open, held) => {
    stalls = held;
    const id = await server.upload(creator.accessToken, "text.txt", germanText(60));
    const request = courseRequest([id], { language: "de", steps: 12 });
    const { slug } = await creator.client.courses.create(request);
    await eventually(async () => (model.open() === open ? true : null));
    expect(await rows()).toBeGreaterThan(0);
    expect(files()).not.toEqual([]);
    await creator.client.generation.cancel({ slug });
    await eventually(async () => (model.open() === 0 ? true : null));
    const asked = model.asked.length;
    await creator.client.documents.remove({ id });
    expect(files()).toEqual([]);
    expect(await rows()).toBe(0);
    // Another course is written from its first to its last request: the cancelled one asked nothing meanwhile.
    stalls = () => false;
    const goal = "Know how lighthouses work";
    const next = await creator.client.courses.create(courseRequest([], { goal, language: "en" }));
    await eventually(async () => {
      const state = await creator.client.generation.get({ slug: next.slug });
      return state.finishedAt ? state : null;
    }, 60);
    expect(model.asked.slice(asked).every(({ prompt }) => !prompt.includes("<material>"))).toBe(true);
    await creator.client.courses.remove({ slug: next.slug });
  });
});
