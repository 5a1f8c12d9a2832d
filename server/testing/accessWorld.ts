import { randomUUID } from "node:crypto";
import { CALLERS, type Caller } from "@lehrpfad/contract";
import { eq } from "drizzle-orm";
import { chatPackages, chatQuestions } from "../src/db/tables/chat.ts";
import { questions, steps } from "../src/db/tables/content.ts";
import {
  courseManagers,
  courses,
  documents,
  generationRuns,
  uploads,
  userProfiles,
} from "../src/db/tables/index.ts";
import { enrolments } from "../src/db/tables/learning.ts";
import { deleteSessionsOf, storeBlock } from "../src/features/accounts/repository/sessions.ts";
import { userById } from "../src/features/accounts/repository/users.ts";
import { openSession } from "../src/features/accounts/usecases/openSession.ts";
import { writtenQuestion } from "../src/features/content/index.ts";
import { later } from "../src/platform/clock.ts";
import { hashSecret, newSecret } from "../src/platform/secrets.ts";
import { asChoice } from "./answers.ts";
import { finishedCourse } from "./courses.ts";
import type { SignedUp, TestServer } from "./testServer.ts";

/** A course of the owner that nobody else touches, and what belongs to it. */
export interface Place {
  slug: string;
  stepId: string;
  optionId: string;
  documentId: string;
  /** An upload of the owner that has not ended. */
  uploadId: string;
  /** What a chat answered, and a question of it. */
  chatPackageId: string;
  chatQuestionId: string;
  /** Secret of the anonymous sitting in the course. */
  enrolmentToken: string;
  owner: SignedUp;
  /** A second session of the owner. */
  ownerSession: string;
}

export interface AccessWorld {
  tokens: Record<Caller, string | null>;
  place(): Promise<Place>;
}

type People = Record<"participant" | "otherCreator" | "owner" | "coManager" | "superAdmin", SignedUp> & {
  /** Co-managers who take the course, but whose access tokens open nothing any more. */
  shutOut: SignedUp[];
};

async function shutOut(server: TestServer): Promise<Record<"blocked" | "expired" | "revoked", SignedUp>> {
  const expired = await server.signUp();
  server.clock.forward(server.services.config.ACCESS_TOKEN_SECONDS + 1);
  const revoked = await server.signUp();
  await deleteSessionsOf(server.services.db, revoked.id);
  const blocked = await server.signUp();
  await storeBlock(server.services.db, blocked.id, new Date());
  return { expired, revoked, blocked };
}

/** A package that a chat answered with the question of a step, in other words. */
async function insertChat(
  server: TestServer,
  courseId: string,
  stepId: string,
  question: typeof questions.$inferSelect,
): Promise<Pick<Place, "chatPackageId" | "chatQuestionId">> {
  const { db, clock } = server.services;
  const [chatPackageId, chatQuestionId] = [randomUUID(), randomUUID()];
  const limits = { characters: 20_000, words: 6_000, questions: 2 };
  const now = clock.now();
  await db.insert(chatPackages).values({
    ...{ id: chatPackageId, courseId, number: 1, kind: "questions", limits, asked: [] },
    ...{ packed: [{ stepId, number: 1, part: 1, parts: 1 }], createdAt: now, answeredAt: now },
  });
  const written = { ...writtenQuestion(question), ...asChoice(question.body), text: "What else?" };
  await db.insert(chatQuestions).values({
    ...{ id: chatQuestionId, packageId: chatPackageId, stepId, place: 0, named: 1, numbered: 1 },
    ...{
      hash: "",
      question: { ...written, origin: "chat" },
      proof: "",
      quote: null,
      faults: [],
      state: "open",
    },
  });
  return { chatPackageId, chatQuestionId };
}

/** Copies the finished course with its first step, one upload and everybody's part in it. */
async function copyCourse(server: TestServer, slug: string, people: People): Promise<Place> {
  const { db, clock } = server.services;
  const now = clock.now();
  const [course] = await db.select().from(courses).where(eq(courses.slug, slug));
  if (!course) throw new Error("The course to copy is gone");
  const [step] = await db.select().from(steps).where(eq(steps.courseId, course.id)).orderBy(steps.position);
  const [run] = await db.select().from(generationRuns).where(eq(generationRuns.courseId, course.id));
  const [question] = await db
    .select()
    .from(questions)
    .where(eq(questions.stepId, step?.id ?? ""));
  if (!step || !run || !question) throw new Error("The course to copy is not complete");
  const courseId = randomUUID();
  const copied = { slug: `copy-${courseId}`, ownerId: people.owner.id, requestId: randomUUID() };
  await db.insert(courses).values({ ...course, id: courseId, ...copied });
  const stepId = randomUUID();
  await db.insert(steps).values({ ...step, id: stepId, courseId });
  await db.insert(questions).values({ ...question, id: randomUUID(), stepId });
  await db.insert(generationRuns).values({ ...run, id: randomUUID(), courseId });
  const documentId = randomUUID();
  await db.insert(documents).values({
    ...{ id: documentId, ownerId: people.owner.id, name: "a.txt", bytes: 1, createdAt: now },
    ...{ storageKey: `documents/${documentId}`, state: "reading" },
    // Somebody seems to be at it: there is no file to read.
    readingUntil: later(now, 86_400),
  });
  const uploadId = randomUUID();
  const upload = { id: uploadId, ownerId: people.owner.id, name: "b.txt", bytes: 1, resumable: true };
  await db.insert(uploads).values({ ...upload, pieces: [], received: 0, createdAt: now, touchedAt: now });
  const managers = [people.coManager, ...people.shutOut];
  await db.insert(courseManagers).values(managers.map(({ id }) => ({ courseId, userId: id, since: now })));
  const enrolmentToken = newSecret();
  const begun = { courseId, startedAt: now, lastActiveAt: now };
  await db.insert(enrolments).values([
    ...[people.participant, ...people.shutOut].map(({ id }) => ({
      ...{ ...begun, id: randomUUID(), userId: id, type: "registered" as const },
    })),
    { ...begun, id: randomUUID(), tokenHash: hashSecret(enrolmentToken), type: "anonymous" as const },
  ]);
  const second = await userById(server.services.db, people.owner.id);
  if (second) await openSession(server.services, second, "second");
  const { sessions } = await people.owner.client.accounts.sessions({ id: people.owner.id });
  return {
    slug: copied.slug,
    stepId,
    optionId: asChoice(question.body).options[0]?.id ?? "",
    documentId,
    uploadId,
    enrolmentToken,
    ...(await insertChat(server, courseId, stepId, { ...question, stepId })),
    owner: people.owner,
    ownerSession: sessions.find(({ current }) => !current)?.id ?? "",
  };
}

/** Everybody whom the access matrix knows, and as many courses as wanted. */
export async function createAccessWorld(server: TestServer): Promise<AccessWorld> {
  const out = await shutOut(server);
  const { creator: owner, slug } = await finishedCourse(server);
  const people = {
    owner,
    participant: await server.signUp("course_participant"),
    otherCreator: await server.signUp(),
    coManager: await server.signUp(),
    superAdmin: await server.signUp(),
    shutOut: Object.values(out),
  };
  await server.services.db
    .update(userProfiles)
    .set({ role: "super_admin" })
    .where(eq(userProfiles.id, people.superAdmin.id));
  const holders: Partial<Record<Caller, SignedUp>> = { ...people, ...out };
  const tokens = Object.fromEntries(
    CALLERS.map((caller) => [caller, holders[caller]?.accessToken ?? null]),
  ) as Record<Caller, string | null>;
  return { tokens, place: () => copyCourse(server, slug, people) };
}
