import { randomUUID } from "node:crypto";
import {
  ACCESS,
  type AccessAnswer,
  type AccessRule,
  CALLERS,
  type Caller,
  contract,
  ENROLMENT_HEADER,
  NO_SECTIONS,
} from "@lehrpfad/contract";
import { type Client, createORPCClient, ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccessWorld, createAccessWorld, type Place } from "../../testing/accessWorld.ts";
import { courseRequest } from "../../testing/courses.ts";
import { createTestServer, type TestServer } from "../../testing/testServer.ts";

let server: TestServer;
let world: AccessWorld;
beforeAll(async () => {
  server = await createTestServer();
  world = await createAccessWorld(server);
}, 120_000);
afterAll(() => server.close());

const PROCEDURES = Object.entries(contract).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, procedure]) => ({
    id: `${feature}.${name}`,
    feature,
    name,
    rule: procedure["~orpc"].meta.access as AccessRule | undefined,
  })),
);

const self = ({ owner }: Place) => ({ id: owner.id });
const course = ({ slug }: Place) => ({ slug });
const step = ({ slug, stepId }: Place) => ({ slug, stepId });
const address = () => `${randomUUID()}@example.org`;
const nothing = () => ({});
const questionDraft = () => ({
  kind: "choice",
  text: "Which?",
  options: ["A", "B", "C", "D"].map((text, at) => ({ id: null, text, correct: at === 0 })),
  explanation: "",
  hint: null,
});

/** A valid request to each procedure about the owner's account or course; nothing in it depends on the caller. */
const INPUTS: Record<string, (place: Place) => object> = {
  "site.settings": nothing,
  "accounts.profile": self,
  "accounts.updateProfile": (p) => ({ ...self(p), first_name: "Ada", last_name: "M", salutation: "mr" }),
  "accounts.updateLanguage": (p) => ({ ...self(p), preferred_language: "de" }),
  "accounts.updateNotifications": (p) => ({ ...self(p), creator_mails: true, learning_reminders: true }),
  "accounts.chooseRole": (p) => ({ ...self(p), role: "course_creator_free" }),
  "accounts.removePhoto": self,
  "accounts.updateVerified": self,
  "accounts.resendVerification": ({ owner }) => ({ email: owner.email }),
  "accounts.requestEmailChange": (p) => ({ ...self(p), email: address(), password: "geheim1" }),
  "accounts.cancelEmailChange": self,
  "accounts.confirmEmailChange": () => ({ token: "unknown" }),
  "accounts.changePassword": (p) => ({ ...self(p), current: "geheim1", password: "geheim1" }),
  "accounts.requestPasswordReset": () => ({ email: address() }),
  "accounts.resetPassword": () => ({ token: "unknown", password: "geheim1" }),
  "accounts.sessions": self,
  "accounts.endSession": (p) => ({ ...self(p), sessionId: p.ownerSession }),
  "accounts.endOtherSessions": self,
  "accounts.exportData": self,
  "accounts.deletionPreview": self,
  "accounts.deleteAccount": (p) => ({ ...self(p), password: "geheim1" }),
  "documents.get": ({ documentId }) => ({ id: documentId }),
  "documents.remove": ({ documentId }) => ({ id: documentId }),
  "documents.advise": ({ documentId }) => ({ documentIds: [documentId] }),
  "courses.create": () => courseRequest([randomUUID()]),
  "courses.get": course,
  "courses.setActive": (p) => ({ ...course(p), active: true }),
  "courses.remove": course,
  "courses.issueAdminPassword": course,
  "courses.claimManagement": (p) => ({ ...course(p), password: "unknown" }),
  "courses.previewStep": step,
  "studio.change": (p) => ({ ...course(p), settings: {} }),
  "studio.duplicate": (p) => ({ ...course(p), requestId: randomUUID() }),
  "studio.renewAdminPassword": course,
  "studio.managers": course,
  "studio.removeManager": (p) => ({ ...course(p), userId: randomUUID() }),
  "studio.saveDesign": (p) => ({
    ...course(p),
    design: { highlight: null, background: null, headingFont: null, bodyFont: null },
  }),
  "editing.outline": course,
  "editing.getStep": step,
  "editing.saveStep": (p) => ({
    ...step(p),
    version: 1,
    title: "T",
    content: "C",
    sections: NO_SECTIONS,
    summary: "",
  }),
  "editing.addStep": (p) => ({ ...course(p), id: randomUUID(), title: "T", place: null }),
  "editing.moveStep": (p) => ({ ...step(p), place: null }),
  "editing.deleteStep": step,
  "editing.restoreStep": step,
  "editing.saveQuestion": (p) => ({ ...step(p), version: 1, question: questionDraft() }),
  "editing.deleteQuestion": (p) => ({ ...step(p), version: 1 }),
  "editing.checkQuestion": (p) => ({ ...step(p), question: questionDraft() }),
  "editing.hints": course,
  "generation.get": course,
  "generation.watch": course,
  "generation.report": course,
  "generation.debug": course,
  "generation.request": (p) => ({ ...course(p), id: randomUUID() }),
  "generation.cancel": course,
  "generation.retry": course,
  "generation.resume": course,
  "learning.course": course,
  "learning.enrol": course,
  "learning.register": (p) => ({
    ...course(p),
    ...{ firstName: "Ada", lastName: "M", email: address(), language: "de" },
  }),
  "learning.startAnonymously": course,
  "learning.step": (p) => ({ ...course(p), position: 1 }),
  "learning.answer": (p) => ({ ...step(p), answer: { kind: "choice", selected: [p.optionId] } }),
  "learning.setUnderstood": (p) => ({ ...step(p), understood: true }),
  "learning.passage": (p) => ({ ...step(p), index: 0 }),
  "learning.evaluation": course,
  "learning.myCourses": nothing,
  "campus.restart": (p) => ({ ...course(p), timeZone: "Europe/Berlin" }),
  "campus.highlights": course,
  "campus.putHighlight": (p) => ({ ...step(p), id: randomUUID(), quote: "Q", prefix: "", suffix: "" }),
  "campus.removeHighlight": (p) => ({ ...course(p), id: randomUUID() }),
  "campus.setRepeats": (p) => ({ ...course(p), repeats: true }),
  "campus.due": nothing,
  "campus.repeat": (p) => ({ ...step(p), answer: { kind: "choice", selected: [p.optionId] } }),
  "campus.certificate": () => ({ code: "unknown" }),
  "campus.reminderSetting": () => ({ token: "unknown" }),
  "campus.setReminders": () => ({ token: "unknown", wanted: true }),
  "results.dashboard": nothing,
  "rewriting.propose": (p) => ({
    ...{ ...course(p), id: randomUUID(), instruction: null },
    target: { kind: "summary", stepId: p.stepId },
  }),
  "rewriting.list": course,
  "rewriting.watch": course,
  "rewriting.compare": (p) => ({ ...course(p), id: randomUUID() }),
  "rewriting.accept": (p) => ({ ...course(p), id: randomUUID() }),
  "rewriting.discard": (p) => ({ ...course(p), id: randomUUID() }),
  "results.course": (p) => ({ ...course(p), timeZone: "Europe/Berlin" }),
  "results.participants": course,
  "results.participant": (p) => ({ ...course(p), id: randomUUID() }),
  "results.removeParticipant": (p) => ({ ...course(p), id: randomUUID() }),
};

type Calls = Record<string, Record<string, Client<Record<never, never>, unknown, unknown, Error>>>;

function callsOf(caller: Caller, place: Place): Calls {
  const token = world.tokens[caller];
  return createORPCClient<Calls>(
    new OpenAPILink(contract, {
      url: `${server.services.publicUrl}/api`,
      fetch: (request, init) => server.send(request, init),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(caller === "anonymousParticipant" ? { [ENROLMENT_HEADER]: place.enrolmentToken } : {}),
      },
    }),
  );
}

/** What `caller` gets; for a stream its first part. */
async function answerTo(caller: Caller, feature: string, name: string): Promise<string> {
  const place = await world.place();
  const input = INPUTS[`${feature}.${name}`];
  if (!input) throw new Error(`INPUTS has no request for ${feature}.${name}`);
  try {
    const result = await callsOf(caller, place)[feature]?.[name]?.(input(place));
    if (result && typeof result === "object" && Symbol.asyncIterator in result) {
      for await (const _ of result as AsyncIterable<unknown>) break;
    }
    return "allowed";
  } catch (error) {
    if (error instanceof ORPCError) return error.code;
    throw error;
  }
}

/** Errors that say "not you". Every other one comes after the check of access, which the caller has passed. */
const REFUSALS = new Set([
  "UNAUTHORIZED",
  "FORBIDDEN",
  "INVALID_TOKEN",
  "COURSE_NOT_FOUND",
  "ENROLMENT_REQUIRED",
]);

describe("access", () => {
  it("is declared beside every procedure of the contract", () => {
    const undeclared = PROCEDURES.filter(({ rule }) => rule === undefined || !(rule in ACCESS));
    expect(undeclared.map(({ feature, name }) => `${feature}.${name}`)).toEqual([]);
    expect(PROCEDURES.length).toBeGreaterThan(40);
  });

  it.each(PROCEDURES)("of each caller to $id is what $rule declares", async ({ feature, name, rule }) => {
    const declared: Record<Caller, AccessAnswer> = ACCESS[rule ?? "everybody"];
    const known = new Set<string>(Object.values(declared));
    const answers: Record<string, string> = {};
    for (const caller of CALLERS) {
      const answer = await answerTo(caller, feature, name);
      const refused = known.has(answer) || REFUSALS.has(answer);
      answers[caller] = refused ? answer : "allowed";
      expect(["BAD_REQUEST", "INTERNAL_SERVER_ERROR"], `${feature}.${name} as ${caller}`).not.toContain(
        answer,
      );
    }
    expect(answers).toEqual(declared);
  });
});
