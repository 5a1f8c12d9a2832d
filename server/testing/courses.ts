import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "../src/platform/config.ts";
import { type ApiClient, eventually, type SignedUp, type TestServer } from "./testServer.ts";

type CourseRequest = Parameters<ApiClient["courses"]["create"]>[0];

/** A valid request for a course; `change` overwrites what a test is about. */
export function courseRequest(documentIds: string[], change: Partial<CourseRequest> = {}): CourseRequest {
  return {
    name: "Bienenkunde",
    language: "de",
    difficulty: "standard",
    allowAnonymous: true,
    registrationRequired: false,
    goal: null,
    documentIds,
    steps: 10,
    admin: { firstName: "Ada", lastName: "Muster", email: "ada@example.org" },
    requestId: randomUUID(),
    ...change,
  };
}

/** Waits until a course's generation has ended and answers its state. */
export function finished(creator: SignedUp, slug: string) {
  return eventually(async () => {
    const state = await creator.client.generation.get({ slug });
    return state.finishedAt ? state : null;
  }, 60);
}

/** A finished course of ten steps, each with a question, from a sample document; with its creator. */
export async function finishedCourse(
  server: TestServer,
  change: Partial<CourseRequest> = {},
): Promise<{ creator: SignedUp; slug: string }> {
  const creator = await server.signUp("course_creator_free");
  const sample = readFileSync(join(REPOSITORY, "samples/agua.es.txt"));
  const id = await server.upload(creator.accessToken, "agua.txt", new Uint8Array(sample));
  const { slug } = await creator.client.courses.create(courseRequest([id], { language: "es", ...change }));
  await finished(creator, slug);
  return { creator, slug };
}
