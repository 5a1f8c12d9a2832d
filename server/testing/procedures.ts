import { randomUUID } from "node:crypto";
import { type AccessRule, contract, ENROLMENT_HEADER, NO_SECTIONS } from "@lehrpfad/contract";
import { type Client, createORPCClient } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { Place } from "./accessWorld.ts";
import { courseRequest } from "./courses.ts";
import type { TestServer } from "./testServer.ts";

/** Every procedure of the contract, with the rule of who may call it. */
export const PROCEDURES = Object.entries(contract).flatMap(([feature, group]) =>
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
const exercise = (place: Place) => ({ ...step(place), exerciseId: randomUUID() });
const address = () => `${randomUUID()}@example.org`;
const chatPackage = ({ slug, chatPackageId: packageId }: Place) => ({ slug, packageId });
const nothing = () => ({});
const questionDraft = () => ({
  kind: "choice",
  text: "Which?",
  options: ["A", "B", "C", "D"].map((text, at) => ({ id: null, text, correct: at === 0 })),
  explanation: "",
  hint: null,
});

const CHAT_LIMITS = { characters: 20_000, words: 6_000, questions: 2 };

/** A valid request to each procedure about the owner's account or course; nothing in it depends on the caller. */
export const VALID_INPUTS: Record<string, (place: Place) => object> = {
  "site.settings": nothing,
  "site.legalPage": () => ({ page: "imprint", language: "de" }),
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
  "accounts.examineLink": () => ({ kind: "signup", token: "unknown" }),
  "accounts.confirmAddress": () => ({ token: "unknown" }),
  "accounts.resetPassword": () => ({ token: "unknown", password: "geheim1" }),
  "accounts.requestEntry": () => ({ email: address() }),
  "accounts.enter": () => ({ token: "unknown" }),
  "accounts.sessions": self,
  "accounts.endSession": (p) => ({ ...self(p), sessionId: p.ownerSession }),
  "accounts.endOtherSessions": self,
  "accounts.exportData": self,
  "accounts.deletionPreview": self,
  "accounts.deleteAccount": (p) => ({ ...self(p), password: "geheim1" }),
  "documents.get": ({ documentId }) => ({ id: documentId }),
  "documents.remove": ({ documentId }) => ({ id: documentId }),
  "documents.beginUpload": () => ({ name: "a.txt", bytes: 1 }),
  "documents.dropUpload": ({ uploadId }) => ({ id: uploadId }),
  "documents.advise": ({ documentId }) => ({ documentIds: [documentId] }),
  "generation.preview": ({ documentId }) => ({
    ...{ documentIds: [documentId], goal: null, steps: 10 },
    ...{ language: "de", difficulty: "standard" },
  }),
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
  "editing.addStep": (p) => ({ ...course(p), requestId: randomUUID(), title: "T", place: null }),
  "editing.moveStep": (p) => ({ ...step(p), place: null }),
  "editing.deleteStep": step,
  "editing.restoreStep": step,
  "editing.saveQuestion": (p) => ({ ...step(p), version: 1, question: questionDraft() }),
  "editing.deleteQuestion": (p) => ({ ...step(p), version: 1 }),
  "editing.saveExercise": (p) => ({
    ...exercise(p),
    version: null,
    section: null,
    question: questionDraft(),
  }),
  "editing.deleteExercise": (p) => ({ ...exercise(p), version: 1 }),
  "editing.moveExercise": (p) => ({ ...exercise(p), toStepId: p.stepId, before: null, section: null }),
  "editing.acceptDraft": (p) => ({ ...step(p), draftId: "none" }),
  "editing.skipDraft": (p) => ({ ...step(p), draftId: "none" }),
  "editing.checkQuestion": (p) => ({ ...step(p), question: questionDraft() }),
  "editing.hints": course,
  "editing.terms": course,
  "editing.saveMediaTexts": (p) => ({
    ...course(p),
    mediaId: randomUUID(),
    transcript: "",
    captions: "",
  }),
  "generation.get": course,
  "generation.watch": course,
  "generation.report": course,
  "generation.debug": course,
  "generation.request": (p) => ({ ...course(p), id: randomUUID() }),
  "generation.cancel": course,
  "generation.retry": course,
  "generation.resume": course,
  "generation.plan": course,
  "generation.savePlan": (p) => ({ ...course(p), version: 0, steps: [], leftOut: [] }),
  "generation.approvePlan": (p) => ({ ...course(p), version: 0 }),
  "generation.writeAtOnce": course,
  "generation.writeStandIns": course,
  "learning.course": course,
  "learning.enrol": course,
  "learning.register": (p) => ({
    ...course(p),
    ...{ firstName: "Ada", lastName: "M", email: address(), language: "de" },
  }),
  "learning.startAnonymously": course,
  "learning.step": (p) => ({ ...course(p), position: 1 }),
  "learning.answer": (p) => ({ ...step(p), answer: { kind: "choice", selected: [p.optionId] } }),
  "learning.answerExercise": (p) => ({
    ...course(p),
    exerciseId: randomUUID(),
    answer: { kind: "self", text: "", level: 1 },
  }),
  "learning.answerAgain": (p) => ({ ...step(p), questionId: randomUUID(), answer: null }),
  "learning.reveal": (p) => ({ ...course(p), questionId: randomUUID() }),
  "learning.setUnderstood": (p) => ({ ...step(p), understood: true }),
  "learning.entryTest": course,
  "learning.answerEntry": (p) => ({ ...step(p), questionId: randomUUID(), answer: null }),
  "learning.endEntryTest": course,
  "learning.learnKnown": (p) => ({ ...course(p), stepId: null }),
  "learning.passage": (p) => ({ ...step(p), index: 0 }),
  "learning.stepAside": step,
  "learning.documentText": (p) => ({ ...course(p), documentId: randomUUID(), offset: 0 }),
  "learning.media": (p) => ({ ...course(p), mediaId: randomUUID() }),
  "learning.glossary": course,
  "learning.evaluation": course,
  "learning.myCourses": nothing,
  "interchange.offer": course,
  "asking.ask": (p) => ({ ...course(p), question: "Q?" }),
  "asking.answer": (p) => ({ ...course(p), question: "Q?" }),
  "asking.listAsked": course,
  "learning.forgetCourse": course,
  "campus.restart": (p) => ({ ...course(p), timeZone: "Europe/Berlin" }),
  "campus.highlights": course,
  "campus.putHighlight": (p) => ({ ...step(p), id: randomUUID(), quote: "Q", prefix: "", suffix: "" }),
  "campus.removeHighlight": (p) => ({ ...course(p), id: randomUUID() }),
  "campus.setNote": (p) => ({ ...course(p), id: randomUUID(), note: "N" }),
  "campus.setRepeats": (p) => ({ ...course(p), repeats: true }),
  "campus.due": nothing,
  "campus.repeat": (p) => ({ ...step(p), answer: { kind: "choice", selected: [p.optionId] } }),
  "campus.practice": course,
  "campus.practise": (p) => ({
    ...course(p),
    ...{ questionId: randomUUID(), answer: { kind: "choice", selected: [p.optionId] } },
  }),
  "campus.setRepetitionMails": () => ({ wanted: true, timeZone: "Europe/Berlin" }),
  "campus.repetitionMailSetting": () => ({ token: "unknown" }),
  "campus.setRepetitionMailsByLink": () => ({ token: "unknown", wanted: true }),
  "campus.certificate": () => ({ code: "unknown" }),
  "courses.notificationSetting": () => ({ token: "unknown" }),
  "courses.setNotifications": () => ({ token: "unknown", wanted: true }),
  "campus.reminderSetting": () => ({ token: "unknown" }),
  "campus.setReminders": () => ({ token: "unknown", wanted: true }),
  "results.dashboard": nothing,
  "rewriting.propose": (p) => ({
    ...{ ...course(p), requestId: randomUUID(), instruction: null },
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
  "quotas.own": nothing,
  "chat.show": course,
  "chat.makePackages": (p) => ({ ...course(p), limits: CHAT_LIMITS, stepIds: [p.stepId] }),
  "chat.askAgain": course,
  "chat.showPackage": chatPackage,
  "chat.saveAnswer": (p) => ({ ...chatPackage(p), version: 0, answer: "A" }),
  "chat.acceptFine": (p) => ({ ...chatPackage(p), questionIds: [p.chatQuestionId] }),
  "chat.removePackage": chatPackage,
  "chat.decide": (p) => ({
    ...{ ...course(p), questionId: p.chatQuestionId, decision: "open" },
    question: questionDraft(),
  }),
  "reviewing.list": course,
  "reviewing.mark": (p) => ({ ...course(p), itemId: p.stepId, version: 1, reviewed: true }),
  "versions.list": course,
  "versions.compare": (p) => ({ ...course(p), id: randomUUID() }),
  "versions.restore": (p) => ({ ...course(p), id: randomUUID(), stepId: null }),
  "questionLists.accept": (p) => ({
    ...course(p),
    questions: [{ stepId: p.stepId, question: questionDraft() }],
  }),
  "reshaping.cuts": step,
  "reshaping.split": (p) => ({ ...step(p), requestId: randomUUID(), version: 1, at: 1, title: "Zwei" }),
  "reshaping.merge": (p) => ({ ...step(p), version: 1, nextId: randomUUID(), nextVersion: 1, title: "Eins" }),
  "reshaping.list": course,
  "reshaping.undo": (p) => ({ ...course(p), id: randomUUID() }),
  "results.removeParticipant": (p) => ({ ...course(p), id: randomUUID() }),
};

type Calls = Record<string, Record<string, Client<Record<never, never>, unknown, unknown, Error>>>;

/** Every procedure, called by whom an access token and the secret of an anonymous sitting are. */
export function callsAs(server: TestServer, token: string | null, sitting: string | null = null): Calls {
  return createORPCClient<Calls>(
    new OpenAPILink(contract, {
      url: `${server.services.publicUrl}/api`,
      fetch: (request, init) => server.send(request, init),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(sitting ? { [ENROLMENT_HEADER]: sitting } : {}),
      },
    }),
  );
}
