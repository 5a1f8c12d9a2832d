import { z } from "zod";
import { chatErrors, commonErrors, courseErrors, editingErrorCodes, quotaErrors } from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { declared } from "./procedure.ts";
import { choiceQuestionDraftSchema, questionOriginSchema } from "./questionSchemas.ts";
import { sourceSchema } from "./steps.ts";
import { courseLanguageSchema, instantSchema, noticeSchema, slugSchema } from "./vocabularySchemas.ts";

const { characters, words, questions } = LIMITS.chat;

/** What somebody's chat takes at once and answers at once, and how many questions each step is asked for. */
export const chatLimitsSchema = z.object({
  characters: z.number().int().min(characters.minimum).max(characters.maximum),
  words: z.number().int().min(words.minimum).max(words.maximum),
  questions: z.number().int().min(questions.minimum).max(questions.maximum),
});
export type ChatLimits = z.infer<typeof chatLimitsSchema>;

/**
 * `questions`: asks for questions on steps. `answers`: has questions answered once more, without their marks. `plan`: asks
 * what the steps of a course are to be. `texts`: asks for the texts of steps.
 */
export const CHAT_PACKAGES = ["questions", "answers", "plan", "texts"] as const;
export type ChatPackageKind = (typeof CHAT_PACKAGES)[number];

/**
 * `open`: waits for a person; `aside`: answered otherwise by a second reader; `accepted`: stored in its step;
 * `skipped`: not wanted; `replaced`: was the question of its step until another one of a chat took its place.
 */
export const CHAT_STATES = ["open", "aside", "accepted", "skipped", "replaced"] as const;
export type ChatState = (typeof CHAT_STATES)[number];

/** A step as a package holds it, under the number by which the chat is told of it. */
export const chatStepSchema = z.object({
  stepId: z.uuid(),
  number: z.number().int(),
  title: z.string(),
  part: z.number().int(),
  parts: z.number().int(),
});

const packageHeadSchema = z.object({
  id: z.uuid(),
  /** Counts the packages of the course, from 1. */
  number: z.number().int(),
  kind: z.enum(CHAT_PACKAGES),
  /** Positions of its steps, or of those that its questions belong to. */
  steps: z.array(z.number().int()),
  /** When an answer was last pasted; null while there is none. */
  answeredAt: instantSchema.nullable(),
  counts: z.record(z.enum(CHAT_STATES), z.number().int()),
});
export type ChatPackageHead = z.infer<typeof packageHeadSchema>;

export const chatSchema = z.object({
  courseName: z.string(),
  /** Whether a chat is to plan the course first: no step of it is written, and no plan was accepted. */
  needsPlan: z.boolean(),
  language: courseLanguageSchema,
  /** Of the packages that are there; the usual ones where there are none. */
  limits: chatLimitsSchema,
  steps: z.array(
    z.object({
      id: z.uuid(),
      position: z.number().int(),
      title: z.string(),
      words: z.number().int(),
      /** False for a placeholder that waits for its text. */
      isWritten: z.boolean(),
      /** Characters of the text as a chat gets it, without pictures, addresses and signs of Markdown. */
      characters: z.number().int(),
      /** Who wrote its question; null where it asks nothing, or only a stand-in. */
      asks: questionOriginSchema.nullable(),
    }),
  ),
  packages: z.array(packageHeadSchema),
  /** Questions that wait for a person, and of those what nobody answered a second time. */
  open: z.number().int(),
  unanswered: z.number().int(),
});
export type Chat = z.infer<typeof chatSchema>;

const chatDraftSchema = z.object({
  kind: z.literal("choice"),
  options: z.array(
    z.object({ id: z.null(), text: z.string(), correct: z.boolean(), feedback: z.string().nullable() }),
  ),
  text: z.string(),
  explanation: z.string(),
  hint: z.string().nullable(),
});

/** A question that a chat wrote, as a person decides about it. */
export const chatQuestionSchema = z.object({
  id: z.uuid(),
  stepId: z.uuid(),
  position: z.number().int(),
  stepTitle: z.string(),
  state: z.enum(CHAT_STATES),
  /** As it was read: it may be longer than what can be saved. */
  question: chatDraftSchema,
  /** The proof as the step has it, word for word; null where it does not stand there. */
  quote: z.string().nullable(),
  source: sourceSchema.nullable(),
  /** What was noticed, each a sentence of the dictionaries (`faults.<code>`). */
  faults: z.array(noticeSchema),
  /** Whether somebody who had only the passage gave the same answer; null where nobody was asked. */
  agreed: z.boolean().nullable(),
  edited: z.boolean(),
});
export type ChatQuestion = z.infer<typeof chatQuestionSchema>;

/** A plan that a chat made, and what was noticed about it. */
const chatPlanSchema = z.object({
  steps: z.array(z.object({ title: z.string(), objectives: z.array(z.string()), content: z.string() })),
  faults: z.array(noticeSchema),
  isAccepted: z.boolean(),
});
export type ChatPlan = z.infer<typeof chatPlanSchema>;

/** The text of a step that a chat wrote, as a person decides about it. */
const chatTextSchema = z.object({
  stepId: z.uuid(),
  position: z.number().int(),
  title: z.string(),
  state: z.enum(CHAT_STATES),
  /** Markdown, as the step will have it. */
  content: z.string(),
  summary: z.string(),
  terms: z.array(z.object({ term: z.string(), meaning: z.string() })),
  words: z.number().int(),
  /** What of it stands in the documents word for word. */
  sources: z.array(sourceSchema),
  /** Sentences that nobody proved and that can be looked up. */
  toVerify: z.array(z.string()),
  faults: z.array(noticeSchema),
});
export type ChatText = z.infer<typeof chatTextSchema>;

export const chatPackageSchema = packageHeadSchema.extend({
  limits: chatLimitsSchema,
  request: z.string(),
  packed: z.array(chatStepSchema),
  /** All pieces that were pasted, joined. */
  answer: z.string(),
  /** Counts the pastes; sent back with the next one. */
  version: z.number().int(),
  questions: z.array(chatQuestionSchema),
  plan: chatPlanSchema.nullable(),
  texts: z.array(chatTextSchema),
  /** Steps in which the chat found no question, with its reason. */
  refused: z.array(z.object({ number: z.number().int().nullable(), reason: z.string() })),
  /** Numbers of steps, or of questions, of which the answer says nothing. */
  missing: z.array(z.number().int()),
  /** Questions and texts with a fault that a chat can mend: `followUp` asks for these. */
  toMend: z.number().int(),
  /** What is copied into the same chat to have them mended and the missing ones written; null where all is there. */
  followUp: z.string().nullable(),
});
export type ChatPackage = z.infer<typeof chatPackageSchema>;

const procedure = declared
  .meta({ access: "courseManagers" })
  .errors({ ...commonErrors, COURSE_NOT_FOUND: courseErrors.COURSE_NOT_FOUND });
const bySlug = z.object({ slug: slugSchema });
const byPackage = bySlug.extend({ packageId: z.uuid() });
const tags = ["chat"];
const packageErrors = {
  CHAT_NOTHING_TO_ASK: chatErrors.CHAT_NOTHING_TO_ASK,
  CHAT_LIMIT: chatErrors.CHAT_LIMIT,
  QUOTA_BYTES: quotaErrors.QUOTA_BYTES,
};

export const chatContract = {
  /** The packages of a course, and what they could be made of. */
  show: procedure
    .route({ method: "GET", path: "/courses/{slug}/chat", tags, summary: "Packages for a chat" })
    .input(bySlug)
    .output(chatSchema),
  /** Makes the package that asks for a plan; one without an answer is replaced. */
  makePlan: procedure
    .errors(packageErrors)
    .errors({ CHAT_PLAN_LATE: chatErrors.CHAT_PLAN_LATE })
    .route({ method: "POST", path: "/courses/{slug}/chat/plan", tags, summary: "Ask a chat for a plan" })
    .input(bySlug.extend({ limits: chatLimitsSchema }))
    .output(chatSchema),
  /** Makes the steps of the course those of the plan, and the packages that ask for their texts. */
  acceptPlan: procedure
    .errors(packageErrors)
    .errors({ CHAT_PLAN_LATE: chatErrors.CHAT_PLAN_LATE, CHAT_PLAN_SIZE: chatErrors.CHAT_PLAN_SIZE })
    .route({
      method: "POST",
      path: "/courses/{slug}/chat/packages/{packageId}/plan",
      tags,
      summary: "Accept a plan",
    })
    .input(byPackage)
    .output(chatSchema),
  /**
   * Decides about texts: `accepted` puts them into their steps, `open` takes that back, so that the texts before come
   * back.
   */
  decideTexts: procedure
    .errors({
      STEP_NOT_FOUND: editingErrorCodes.STEP_NOT_FOUND,
      GENERATION_STILL_RUNNING: courseErrors.GENERATION_STILL_RUNNING,
      CHAT_TEXT_EDITED: chatErrors.CHAT_TEXT_EDITED,
      QUOTA_BYTES: quotaErrors.QUOTA_BYTES,
    })
    .route({
      method: "PUT",
      path: "/courses/{slug}/chat/packages/{packageId}/texts",
      tags,
      summary: "Accept texts, or skip them",
    })
    .input(
      byPackage.extend({
        stepIds: z.array(z.uuid()).min(1).max(LIMITS.stepsPerCourse),
        decision: z.enum(["accepted", "skipped", "open"]),
      }),
    )
    .output(chatPackageSchema),
  /** Makes packages of these steps; packages of the same kind without an answer are replaced. */
  makePackages: procedure
    .errors(packageErrors)
    .route({ method: "POST", path: "/courses/{slug}/chat/packages", tags, summary: "Make packages of steps" })
    .input(
      bySlug.extend({
        kind: z.enum(["questions", "texts"]).default("questions"),
        limits: chatLimitsSchema,
        stepIds: z.array(z.uuid()).max(LIMITS.stepsPerCourse),
      }),
    )
    .output(chatSchema),
  /** Makes packages that ask once more, without marks, what waits and was not asked a second time. */
  askAgain: procedure
    .errors(packageErrors)
    .route({
      method: "POST",
      path: "/courses/{slug}/chat/second-answers",
      tags,
      summary: "Make packages of questions without marks",
    })
    .input(bySlug)
    .output(chatSchema),
  showPackage: procedure
    .route({ method: "GET", path: "/courses/{slug}/chat/packages/{packageId}", tags, summary: "One package" })
    .input(byPackage)
    .output(chatPackageSchema),
  /**
   * Keeps what a chat answered, all pieces together, and reads it. What was accepted stays; where nothing new is read,
   * nothing is stored.
   */
  saveAnswer: procedure
    .errors({
      CHAT_CHANGED: chatErrors.CHAT_CHANGED,
      CHAT_NOTHING_READ: chatErrors.CHAT_NOTHING_READ,
      CHAT_REQUEST_PASTED: chatErrors.CHAT_REQUEST_PASTED,
      QUOTA_BYTES: quotaErrors.QUOTA_BYTES,
    })
    .route({
      method: "PUT",
      path: "/courses/{slug}/chat/packages/{packageId}/answer",
      tags,
      summary: "Paste a chat's answer",
    })
    .input(
      byPackage.extend({
        version: z.number().int().min(0),
        answer: z.string().max(LIMITS.chat.answerLength),
      }),
    )
    .output(chatPackageSchema),
  /**
   * Accepts these questions where nothing was noticed about them: one as the question of each step that has none, the
   * others as exercises.
   */
  acceptFine: procedure
    .errors({
      STEP_NOT_FOUND: editingErrorCodes.STEP_NOT_FOUND,
      EXERCISE_LIMIT: editingErrorCodes.EXERCISE_LIMIT,
    })
    .route({
      method: "POST",
      path: "/courses/{slug}/chat/packages/{packageId}/accepted",
      tags,
      summary: "Accept the questions without remarks",
    })
    .input(byPackage.extend({ questionIds: z.array(z.uuid()).min(1).max(LIMITS.chat.questionsPerAnswer) }))
    .output(chatPackageSchema),
  /** Removes a package with its answer and what waits of it; what was accepted stays in its step. */
  removePackage: procedure
    .route({
      method: "DELETE",
      path: "/courses/{slug}/chat/packages/{packageId}",
      tags,
      summary: "Remove a package",
    })
    .input(byPackage)
    .output(chatSchema),
  /**
   * Decides about a question: `question` puts it in the place of the one that its step has, `exercise` behind its
   * exercises. `open` takes a decision back: what was accepted leaves its step, and the question that it replaced comes
   * back. `question` in the request is what a person changed.
   */
  decide: procedure
    .errors({
      STEP_NOT_FOUND: editingErrorCodes.STEP_NOT_FOUND,
      EXERCISE_LIMIT: editingErrorCodes.EXERCISE_LIMIT,
      QUESTION_TOO_LONG: editingErrorCodes.QUESTION_TOO_LONG,
      CHAT_EDITED_SINCE: chatErrors.CHAT_EDITED_SINCE,
      QUESTION_TEXT_MISSING: editingErrorCodes.QUESTION_TEXT_MISSING,
      QUESTION_OPTIONS_TOO_FEW: editingErrorCodes.QUESTION_OPTIONS_TOO_FEW,
      QUESTION_OPTION_EMPTY: editingErrorCodes.QUESTION_OPTION_EMPTY,
      QUESTION_OPTION_SAME: editingErrorCodes.QUESTION_OPTION_SAME,
      QUESTION_NONE_RIGHT: editingErrorCodes.QUESTION_NONE_RIGHT,
    })
    .route({
      method: "PUT",
      path: "/courses/{slug}/chat/questions/{questionId}",
      tags,
      summary: "Accept, change or skip a question",
    })
    .input(
      bySlug.extend({
        questionId: z.uuid(),
        decision: z.enum(["question", "exercise", "skipped", "open"]),
        question: choiceQuestionDraftSchema.optional(),
      }),
    )
    .output(chatQuestionSchema),
};
