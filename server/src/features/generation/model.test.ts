import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodReply } from "../../../../engine/src/writers/model/fixtures/replies.ts";
import type { Reply, ScriptedServer } from "../../../../engine/src/writers/model/fixtures/scripted.ts";
import { towersText } from "../../../../engine/src/writers/model/fixtures/towers.ts";
import { courseRequest, finished } from "../../../testing/courses.ts";
import { createModelServer } from "../../../testing/modelServer.ts";
import { eventually, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { generationRequests } from "../../db/tables/index.ts";

const text = towersText();

let refuse: Reply | null = null;
let model: ScriptedServer;
let close: () => Promise<void>;
let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  ({ server, model, close } = await createModelServer((asked) => refuse ?? goodReply(asked), {
    MODEL_KEY: "secret-key",
    METRICS_TOKEN: "an-operators-token-of-some-length",
  }));
  creator = await server.signUp("course_creator_free");
});
afterAll(async () => {
  await close();
});

async function create(): Promise<string> {
  const id = await server.upload(creator.accessToken, "towers.txt", text);
  const request = courseRequest([id], { language: "en", steps: 10 });
  return (await creator.client.courses.create(request)).slug;
}

describe("with a language model set", () => {
  it("the course is the model's, and the key is nowhere in the database", async () => {
    refuse = null;
    const slug = await create();
    await finished(creator, slug);
    const course = await creator.client.courses.get({ slug });
    expect(course.writer).toBe("model");
    const generation = await creator.client.generation.get({ slug });
    expect(generation.log.some(({ message }) => message === "plan")).toBe(true);
    const dump = JSON.stringify([course, generation]);
    expect(dump).not.toContain("secret-key");
  });

  it("operators read of the run, its phases, the requests and their tokens", async () => {
    const headers = { authorization: "Bearer an-operators-token-of-some-length" };
    const text = await (await server.fetch("/metrics", { headers })).text();
    const value = (line: string) =>
      Number(
        text
          .split("\n")
          .find((one) => one.startsWith(line))
          ?.split(" ")[1],
      );
    expect(value('lehrpfad_generation_seconds_count{status="completed",writer="model"}')).toBe(1);
    expect(value('lehrpfad_generation_phase_seconds_count{phase="generating_steps"}')).toBe(1);
    expect(value('lehrpfad_generation_phase_seconds_count{phase="finalizing"}')).toBe(1);
    const rows = await server.services.db.select().from(generationRequests);
    const sum = (of: "inputTokens" | "outputTokens") => rows.reduce((all, row) => all + row[of], 0);
    expect(value('lehrpfad_model_requests_total{outcome="used"}')).toBe(
      rows.filter(({ outcome }) => outcome === "used").length,
    );
    expect(value('lehrpfad_model_tokens_total{direction="input"}')).toBe(sum("inputTokens"));
    expect(value('lehrpfad_model_tokens_total{direction="output"}')).toBe(sum("outputTokens"));
    expect(sum("outputTokens")).toBeGreaterThan(0);
  });

  it("a learning goal is enough: no document, no placeholder", async () => {
    refuse = null;
    expect((await creator.client.site.settings({})).writer).toBe("model");
    const goal = "Know how the keepers of lighthouses work";
    const { slug } = await creator.client.courses.create(
      courseRequest([], { goal, language: "en", steps: 10 }),
    );
    await finished(creator, slug);
    const course = await creator.client.courses.get({ slug });
    expect(course.writer).toBe("model");
    expect(course.active).toBe(true);
  });

  it("a wrong key fails the run at once with its reason; it goes on when the key is mended", async () => {
    refuse = { status: 401 };
    const asked = model.asked.length;
    const slug = await create();
    const failed = await eventually(async () => {
      const state = await creator.client.generation.get({ slug });
      return state.label === "failed" ? state : null;
    });
    expect(failed.failure).toBe("key_refused");
    expect(model.asked.length).toBe(asked + 1);
    refuse = null;
    // Runs are told apart by when they were made, and this clock stands still.
    server.clock.forward(1);
    await creator.client.generation.resume({ slug });
    await finished(creator, slug);
    expect((await creator.client.courses.get({ slug })).writer).toBe("model");
  });
});
