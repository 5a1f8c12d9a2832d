import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { faultsOf, QUESTION_KINDS, type WrittenQuestion } from "@lehrpfad/contract";
import { documentText, readDocument } from "@lehrpfad/engine";
import { readCourseArchive } from "@lehrpfad/interchange";
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { REPOSITORY } from "../../platform/config.ts";

const FOLDER = join(REPOSITORY, "samples", "courses");
const NAMES = readdirSync(FOLDER);

const oneLine = (text: string) => text.replace(/\s+/g, " ");

/** The archive of a course whose files lie in a folder of samples/courses. */
function archiveOf(name: string): Uint8Array<ArrayBuffer> {
  const folder = join(FOLDER, name);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const contents = files.map((file): [string, Uint8Array] => {
    const path = join(file.parentPath, file.name);
    return [path.slice(folder.length + 1), new Uint8Array(readFileSync(path))];
  });
  return zipSync(Object.fromEntries(contents));
}

const makers = { newId: randomUUID, newPartId: randomUUID, now: new Date(0) };
const questionsOf = (name: string) =>
  readCourseArchive(archiveOf(name), makers).course.steps.flatMap(({ question, exercises }) => [
    ...(question ? [question] : []),
    ...exercises,
  ]);

describe.each(NAMES)("the course %s", (name) => {
  it("says of every passage that it cites what stands in its document", async () => {
    const file = readdirSync(join(REPOSITORY, "samples")).find((one) => one.startsWith(`${name}.`)) ?? "";
    const document = await readDocument(join(REPOSITORY, "samples", file), { id: "d", name: file });
    const text = oneLine(documentText(document));
    const { steps } = readCourseArchive(archiveOf(name), makers).course;
    const cited = [
      ...steps.flatMap(({ sources }) => sources),
      ...questionsOf(name).flatMap(({ source }) => source ?? []),
    ];
    expect(cited.length).toBeGreaterThan(steps.length);
    for (const { quote } of cited) expect(text).toContain(oneLine(quote));
  });

  it("asks in every step, in each kind, without a fault, and says something to every option", () => {
    const { steps } = readCourseArchive(archiveOf(name), makers).course;
    for (const { question, title } of steps) expect(question, title).not.toBeNull();
    const questions = questionsOf(name);
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(QUESTION_KINDS));
    for (const question of questions) {
      expect(faultsOf(question satisfies WrittenQuestion), question.text).toEqual([]);
      if (question.kind !== "choice") continue;
      for (const { feedback, text } of question.options) expect(feedback ?? "", text).not.toBe("");
    }
  });
});

describe("the sample courses", () => {
  let server: TestServer;
  let creator: SignedUp;
  beforeAll(async () => {
    server = await createTestServer();
    creator = await server.signUp("course_creator_free");
  });
  afterAll(() => server.close());

  it.each(NAMES)("%s is imported with its figures and exercises", async (name) => {
    const answer = await server.fetch(`/api/imports?requestId=${randomUUID()}`, {
      method: "POST",
      headers: { authorization: `Bearer ${creator.accessToken}` },
      body: archiveOf(name),
    });
    expect(answer.status).toBe(201);
    const { slug } = (await answer.json()) as { slug: string };
    const { steps } = await creator.client.editing.outline({ slug });
    expect(steps.length).toBe(readCourseArchive(archiveOf(name), makers).course.steps.length);
    expect(steps.flatMap(({ exercises }) => exercises).length).toBeGreaterThan(steps.length / 2);
    const participant = await server.signUp("course_participant");
    await expect(participant.client.learning.course({ slug })).rejects.toMatchObject({
      code: "COURSE_UNAVAILABLE",
    });
    await creator.client.courses.setActive({ slug, active: true });
    expect((await participant.client.learning.course({ slug })).steps.length).toBe(steps.length);
  });
});
