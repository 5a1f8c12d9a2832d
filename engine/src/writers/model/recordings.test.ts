import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { recorder, requestOf } from "../../documents/fixtures/request.ts";
import { generateCourseInProcess } from "../../pipeline/process.ts";
import type { ModelRequest } from "../../types/index.ts";
import { createAsker, type Request } from "./ask.ts";
import { goodReply } from "./fixtures/replies.ts";
import { type Reply, type ScriptedServer, scriptedServer, settingsFor } from "./fixtures/scripted.ts";
import { openRecordings } from "./recordings.ts";
import type { ModelSettings } from "./settings.ts";

const KEY = "sk-very-secret";

let folder: string;
let server: ScriptedServer | null = null;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "recordings-"));
});
afterEach(async () => {
  await server?.close();
  server = null;
  await rm(folder, { recursive: true });
});

const request: Request<{ word: string }> = {
  purpose: "step 3",
  schema: z.object({ word: z.string() }),
  instructions: "Answer with one word.",
  prompt: "What shines?",
  check: ({ word }) => (word === "lamp" ? null : "it is no lamp"),
};

const replaying = (change: Partial<ModelSettings> = {}): ModelSettings => ({
  ...settingsFor("http://replay.invalid"),
  ...{ baseUrl: null, recordings: { mode: "replay", folder } },
  ...change,
});

async function recording(script: (number: number) => Reply): Promise<ModelSettings> {
  server = await scriptedServer((_, number) => script(number));
  return settingsFor(server.url, { key: KEY, recordings: { mode: "record", folder } });
}

/** What comes of one request, and what is told of its attempts. */
async function asked(settings: ModelSettings, change: Partial<typeof request> = {}, step?: number) {
  const told: ModelRequest[] = [];
  const onRequest = (one: ModelRequest) => told.push(one);
  const options = { signal: AbortSignal.timeout(20_000), onRequest, ...(step === undefined ? {} : { step }) };
  const surroundings = { now: () => new Date(), random: () => 0, wait: async () => undefined };
  const came = await createAsker(settings, surroundings)
    .ask({ ...request, ...change }, options)
    .catch((error: unknown) => error);
  return { came, told };
}

const read = async (name: string) => JSON.parse(await readFile(path.join(folder, name), "utf8"));

describe("recording", () => {
  test("each request is a file with its words, its answer and what it cost", async () => {
    await asked(await recording((number) => ({ answer: { word: ["sun", "lamp"][number - 1] } })));
    expect((await readdir(folder)).sort()).toEqual(["step-03.1.json", "step-03.2.json"]);
    expect(await read("step-03.1.json")).toEqual({
      ...{ purpose: "step 3", step: null, model: "scripted", instructions: "Answer with one word." },
      ...{
        turns: [],
        prompt: "What shines?",
        fields: ["word"],
        answer: '{"word":"sun"}',
        finishReason: "stop",
      },
      ...{ inputTokens: 100, outputTokens: 50, error: null },
    });
    const turns = [{ prompt: "What shines?", answer: '{"word":"sun"}' }];
    expect(await read("step-03.2.json")).toMatchObject({ turns, answer: '{"word":"lamp"}' });
    expect(await readFile(path.join(folder, "step-03.1.json"), "utf8")).toMatch(
      /^\{\n {2}"purpose": "step 3",\n {2}"step"/,
    );
  });

  test("what is asked for several steps is numbered by step, however they overlap", async () => {
    const settings = await recording(() => ({ answer: { word: "lamp" } }));
    const asker = createAsker(settings);
    const ask = (step: number) =>
      asker.ask({ ...request, purpose: "blind answer" }, { signal: AbortSignal.timeout(20_000), step });
    await Promise.all([ask(2), ask(12), ask(2)]);
    expect((await readdir(folder)).sort()).toEqual([
      "step-02-blind-answer.1.json",
      "step-02-blind-answer.2.json",
      "step-12-blind-answer.1.json",
    ]);
  });

  test("the key is in no file, although the provider repeats it", async () => {
    const { came } = await asked(await recording(() => ({ status: 401, message: `${KEY} is wrong` })));
    expect(came).toMatchObject({ fault: "key_refused" });
    expect(await read("step-03.1.json")).toMatchObject({ answer: null, error: { fault: "key_refused" } });
    const settings = await recording(() => ({ answer: { word: KEY } }));
    await asked(settings, { purpose: "told", prompt: `Say ${KEY}`, check: () => null });
    const texts = (await readdir(folder)).map((name) => readFile(path.join(folder, name), "utf8"));
    expect(texts).toHaveLength(2);
    expect((await Promise.all(texts)).join("")).not.toContain(KEY);
  });

  test("a folder that cannot be written to ends the run", async () => {
    const settings = await recording(() => ({ answer: { word: "lamp" } }));
    const nowhere = { mode: "record" as const, folder: path.join(folder, "nowhere") };
    const { came } = await asked({ ...settings, recordings: nowhere });
    expect(came).toMatchObject({ fatal: true, message: expect.stringContaining("cannot be recorded") });
  });
});

describe("replaying", () => {
  test("has the same answers and errors, without a connection, an address or a wait", async () => {
    const replies: Reply[] = [{ status: 503 }, { text: "no JSON" }, { answer: { word: "lamp" } }];
    await asked(await recording((number) => replies[number - 1] ?? "stall"));
    await server?.close();
    const { came, told } = await asked(replaying());
    expect(came).toEqual({ word: "lamp" });
    expect(told).toMatchObject([
      { outcome: "unavailable", replay: "same" },
      { outcome: "answer_unusable", replay: "same", inputTokens: 100 },
      { outcome: "used", replay: "same", inputTokens: 100, outputTokens: 50 },
    ]);
  });

  test("a recording of other words is used, and told of", async () => {
    await asked(await recording(() => ({ answer: { word: "lamp" } })));
    const { came, told } = await asked(replaying(), { prompt: "What shines in the dark?" });
    expect(came).toEqual({ word: "lamp" });
    expect(told).toMatchObject([{ outcome: "used", replay: "changed" }]);
  });

  test("an answer is checked by today's rules", async () => {
    await asked(await recording(() => ({ answer: { word: "lamp" } })));
    const { came } = await asked(replaying(), { check: () => "it is too short" });
    expect(came).toMatchObject({ message: expect.stringContaining("step-03.2.json") });
  });

  test.each([
    ["is not there", async () => undefined, "there is no recording step-03.1.json"],
    [
      "is broken",
      () => writeFile(path.join(folder, "step-03.1.json"), "{"),
      "the recording step-03.1.json cannot be read",
    ],
  ])("a recording that %s is named once", async (_, prepare, message) => {
    await prepare();
    const { came, told } = await asked(replaying());
    expect(came).toMatchObject({ name: "ModelError", message });
    expect(told).toMatchObject([{ replay: "missing", fault: message }]);
  });

  test("a whole course is the one that was recorded, in the process of its own", async () => {
    server = await scriptedServer(goodReply);
    const recordings = { mode: "record" as const, folder };
    const settings = settingsFor(server.url, { concurrency: 1, key: KEY, recordings });
    const course = await generateCourseInProcess(requestOf(), recorder(), settings);
    const requests = server.asked.length;
    expect(await readdir(folder)).toHaveLength(requests);
    await server.close();
    const record = recorder();
    const again = await generateCourseInProcess(requestOf(), record, replaying({ concurrency: 1 }));
    expect(again).toEqual(course);
    const replayed = record.events.flatMap((event) =>
      event.type === "request" ? [event.request.replay] : [],
    );
    expect(replayed).toHaveLength(requests);
    expect(replayed).not.toContain("missing");
  });
});

describe("folders of recordings", () => {
  test("are opened as asked for", async () => {
    expect(await openRecordings({})).toBeNull();
    expect(await openRecordings({ replay: folder })).toEqual({ mode: "replay", folder });
    const fresh = path.join(folder, "deep", "fresh");
    expect(await openRecordings({ record: fresh })).toEqual({ mode: "record", folder: fresh });
    expect(await readdir(fresh)).toEqual([]);
  });

  test("are refused where recordings would be mixed or are not there", async () => {
    await writeFile(path.join(folder, "outline.1.json"), "{}");
    await expect(openRecordings({ record: folder })).rejects.toThrow("name an empty folder");
    await expect(openRecordings({ replay: path.join(folder, "none") })).rejects.toThrow("There is no folder");
    await expect(openRecordings({ record: folder, replay: folder })).rejects.toThrow("exclude");
  });
});
