import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { recorder, requestOf } from "../documents/fixtures/request.ts";
import type { CourseRequest, GenerationEvent } from "../types/index.ts";
import { loadRequest } from "../writers/model/fixtures/load.ts";
import { asksStep, goodReply, paragraphsIn, stepReply } from "../writers/model/fixtures/replies.ts";
import {
  type Asked,
  type Reply,
  type ScriptedServer,
  scriptedServer,
  settingsFor,
} from "../writers/model/fixtures/scripted.ts";
import { generateCourse } from "./generate.ts";

let server: ScriptedServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** The lighthouse document, of which a part could not be read. */
function damaged(): CourseRequest {
  const request = requestOf();
  const documents = request.documents.map((document) => ({
    ...document,
    notices: [{ code: "rest_damaged" as const, params: {} }],
  }));
  return { ...request, documents };
}

const planOf = (events: readonly GenerationEvent[]) =>
  events.flatMap((event) => (event.type === "plan" ? [event.plan] : []))[0];

/** Answers in German on a text that is not German, with quotes from it. */
function germanReply(asked: Asked): Reply {
  const reply = goodReply(asked);
  if (!asksStep(asked) || typeof reply === "string" || !("answer" in reply)) return reply;
  const german =
    "Der Wärter des Turmes putzte jeden Morgen die große Linse und schrieb auf, was er sah. ".repeat(34);
  const { quotes } = z.looseObject({ quotes: z.array(z.looseObject({})) }).parse(reply.answer);
  return { answer: stepReply(german, { quotes, paragraphs: paragraphsIn(asked.prompt).length }) };
}

describe("an incomplete preparation", () => {
  test("of a document that could be read in part is said at once, and all that was read is taught", async () => {
    const record = recorder();
    const course = await generateCourse(damaged(), record);
    const whole = await generateCourse(requestOf(), recorder());
    const notice = { code: "preparation_incomplete", params: { documents: "lights.txt" } };
    expect(planOf(record.events)?.notices).toContainEqual(notice);
    expect(course.report.notices).toContainEqual(notice);
    expect(course.steps).toEqual(whole.steps);
    expect(whole.report.notices).not.toContainEqual(notice);
  });

  test("of a text in another language than the course is said, and the model gets the whole document", async () => {
    server = await scriptedServer(germanReply);
    const record = recorder();
    const request: CourseRequest = { ...loadRequest(10), language: "de" };
    const course = await generateCourse(request, record, settingsFor(server.url));
    const codes = planOf(record.events)?.notices.map(({ code }) => code);
    expect(codes).toContain("chunking_incomplete");
    expect(course.steps.every(({ writer, sources }) => writer === "model" && sources.length >= 2)).toBe(true);
    const seen = server.asked.map(({ prompt }) => prompt).join("\n");
    for (const { text } of request.documents[0]?.blocks ?? []) expect(seen).toContain(text);
  });
});
