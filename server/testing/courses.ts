import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { inject } from "vitest";
import { courses } from "../src/db/tables/index.ts";
import { type ApiClient, eventually, type SignedUp, type TestServer } from "./testServer.ts";
import { insertCourse } from "./world/courseRows.ts";
import { preparedCourse, SAMPLES, type Sample } from "./world/world.ts";

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
    openAtOnce: true,
    // Most tests are about what follows an answer that is final.
    secondTry: false,
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
  }, 240);
}

/** A finished course of ten steps, each with a question, as the built-in writer made it from a sample; with its creator. */
export async function finishedCourse(
  server: TestServer,
  change: Partial<CourseRequest> = {},
  sample: Sample = "agua.es.txt",
): Promise<{ creator: SignedUp; slug: string }> {
  const creator = await server.signUp("course_creator_free");
  return { creator, slug: await giveCourse(server, creator, change, sample) };
}

/** Gives somebody such a course; answers its slug. */
export async function giveCourse(
  server: TestServer,
  { id }: SignedUp,
  change: Partial<CourseRequest> = {},
  sample: Sample = "agua.es.txt",
): Promise<string> {
  const slug = await insertCourse(server.services, preparedCourse(inject("world"), sample), id);
  const request = courseRequest([], { language: SAMPLES[sample], ...change });
  const { admin, documentIds: _, steps: __, openAtOnce: ___, ...settings } = request;
  await server.services.db
    .update(courses)
    .set({
      ...settings,
      adminFirstName: admin.firstName,
      adminLastName: admin.lastName,
      adminEmail: admin.email,
    })
    .where(eq(courses.slug, slug));
  return slug;
}
