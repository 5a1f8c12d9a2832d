import { z } from "zod";
import { passageSchema } from "./documentViews.ts";
import { commonErrors, learningErrors } from "./errors.ts";
import { runScoreSchema } from "./evaluation.ts";
import { LIMITS } from "./limits.ts";
import { enrolmentSchema } from "./participation.ts";
import { declared } from "./procedure.ts";
import { answerSchema, openQuestionSchema } from "./questionSchemas.ts";
import { answerResultSchema, sourceSchema } from "./steps.ts";
import {
  courseLanguageSchema,
  instantSchema,
  linkTokenSchema,
  slugSchema,
  timeZoneSchema,
} from "./vocabularySchemas.ts";

const procedure = declared.errors({ ...commonErrors, ...learningErrors });
const bySlug = z.object({ slug: slugSchema });

/** Text of a course as it can be stored: PostgreSQL knows no NUL. */
const passageText = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !text.includes("\0"));

/** A passage that a participant marked: the quote and the text around it, by which it is found again. */
const anchorSchema = z.object({
  quote: passageText(LIMITS.highlightLength).min(1),
  prefix: passageText(100),
  suffix: passageText(100),
});
export type Anchor = z.infer<typeof anchorSchema>;

export const highlightSchema = anchorSchema.extend({
  id: z.uuid(),
  /** Null once the step was deleted. */
  stepId: z.uuid().nullable(),
  stepTitle: z.string(),
  position: z.number().int().nullable(),
  /** What the participant wrote to it, as plain text; null without one. */
  note: z.string().nullable(),
  /** The passage of a document from which it was taken; null where none says it word for word. */
  source: sourceSchema.nullable(),
  createdAt: instantSchema,
});
export type Highlight = z.infer<typeof highlightSchema>;

/** A question that comes again, with the step it belongs to. */
export const dueQuestionSchema = z.object({
  slug: slugSchema,
  courseName: z.string(),
  language: courseLanguageSchema,
  stepId: z.uuid(),
  position: z.number().int(),
  stepTitle: z.string(),
  question: openQuestionSchema,
});
export type DueQuestion = z.infer<typeof dueQuestionSchema>;

/** What came of an answer to a question that is repeated or practised. */
const againSchema = z.object({
  result: answerResultSchema,
  /** The source of the answer with the text of the document around it. */
  passage: passageSchema.nullable(),
});

/** What is left to do in a course that was begun: repetitions, and questions to practise. */
export const upkeepSchema = z.object({
  slug: slugSchema,
  /** Questions due for repetition now, and when the next one will be; null where nothing is repeated. */
  due: z.number().int(),
  nextDue: instantSchema.nullable(),
  /** Questions answered wrongly and not practised rightly since. */
  toPractise: z.number().int(),
});
export type Upkeep = z.infer<typeof upkeepSchema>;

export const certificateSchema = z.object({
  code: z.string(),
  name: z.string(),
  courseName: z.string(),
  completedAt: instantSchema,
  /** The pass mark that was reached, in percent of the checked questions; null where only completion is proved. */
  passedPercent: z.number().int().nullable(),
  /** What was reached; null in certificates of before it was kept. */
  reached: runScoreSchema.nullable(),
});
export type Certificate = z.infer<typeof certificateSchema>;

/** What participants do beside reading and answering: start over, mark passages, repeat, prove, be reminded. */
export const campusContract = {
  /** Back to the start: marks and answers go, highlights stay. Three times a day in the person's time zone. */
  restart: procedure
    .meta({ access: "enrolled" })
    .route({ method: "POST", path: "/learn/{slug}/restart", tags: ["campus"], summary: "Start over" })
    .input(bySlug.extend({ timeZone: timeZoneSchema }))
    .output(z.object({ enrolment: enrolmentSchema, restartsLeft: z.number().int() })),
  highlights: procedure
    .meta({ access: "enrolled" })
    .route({
      method: "GET",
      path: "/learn/{slug}/highlights",
      tags: ["campus"],
      summary: "Own highlights of a course",
    })
    .input(bySlug)
    .output(z.object({ highlights: z.array(highlightSchema) })),
  /** The id is the client's: sending the same highlight again stores it once. */
  putHighlight: procedure
    .meta({ access: "enrolled" })
    .route({
      method: "PUT",
      path: "/learn/{slug}/highlights/{id}",
      tags: ["campus"],
      summary: "Mark a passage",
    })
    .input(bySlug.extend({ id: z.uuid(), stepId: z.uuid(), ...anchorSchema.shape }))
    .output(z.object({})),
  removeHighlight: procedure
    .meta({ access: "enrolled" })
    .route({
      method: "DELETE",
      path: "/learn/{slug}/highlights/{id}",
      tags: ["campus"],
      summary: "Remove a highlight",
    })
    .input(bySlug.extend({ id: z.uuid() }))
    .output(z.object({})),
  /** The note to a highlight, without spaces around it; an empty one, or null, takes it away. Throws NOT_FOUND. */
  setNote: procedure
    .meta({ access: "enrolled" })
    .route({
      method: "PUT",
      path: "/learn/{slug}/highlights/{id}/note",
      tags: ["campus"],
      summary: "Write the note to a highlight",
    })
    .input(bySlug.extend({ id: z.uuid(), note: passageText(LIMITS.noteLength).nullable() }))
    .output(z.object({})),
  setRepeats: procedure
    .meta({ access: "enrolledByName" })
    .route({
      method: "PUT",
      path: "/learn/{slug}/repeats",
      tags: ["campus"],
      summary: "Repeat questions at intervals",
    })
    .input(bySlug.extend({ repeats: z.boolean() }))
    .output(z.object({ repeats: z.boolean() })),
  /** Questions of all courses that are due now, and when the next one will be. */
  due: procedure
    .meta({ access: "signedIn" })
    .route({ method: "GET", path: "/reviews", tags: ["campus"], summary: "Questions due for repetition" })
    .input(z.object({}))
    .output(
      z.object({
        questions: z.array(dueQuestionSchema),
        total: z.number().int(),
        nextDue: instantSchema.nullable(),
        /** The person's courses, one by one. */
        courses: z.array(upkeepSchema),
        /** Whether a mail comes on days when something is due. */
        mails: z.boolean(),
      }),
    ),
  /** Marks a repeated answer; the course's own progress stays as it is. */
  repeat: procedure
    .meta({ access: "enrolled" })
    .route({
      method: "POST",
      path: "/reviews/{slug}/{stepId}",
      tags: ["campus"],
      summary: "Answer a repeated question",
    })
    .input(bySlug.extend({ stepId: z.uuid(), answer: answerSchema }))
    .output(againSchema.extend({ nextDue: instantSchema })),
  /** What was answered wrongly in a course and not practised rightly since, each time in another order of options. */
  practice: procedure
    .meta({ access: "enrolled" })
    .route({
      method: "GET",
      path: "/learn/{slug}/practice",
      tags: ["campus"],
      summary: "Questions to practise",
    })
    .input(bySlug)
    .output(z.object({ courseName: z.string(), questions: z.array(dueQuestionSchema) })),
  /** Marks a practised answer. The course's result and the repetitions stay as they are. */
  practise: procedure
    .meta({ access: "enrolled" })
    .route({
      method: "POST",
      path: "/learn/{slug}/practice/{questionId}",
      tags: ["campus"],
      summary: "Answer a practised question",
    })
    .input(bySlug.extend({ questionId: z.uuid(), answer: answerSchema }))
    .output(againSchema),
  /** One mail a day at most, over all courses, on days of the person's time zone when something is due. */
  setRepetitionMails: procedure
    .meta({ access: "signedIn" })
    .route({
      method: "PUT",
      path: "/reviews/mails",
      tags: ["campus"],
      summary: "Be told when something is due",
    })
    .input(z.object({ wanted: z.boolean(), timeZone: timeZoneSchema }))
    .output(z.object({ wanted: z.boolean() })),
  /** Without signing in, for who holds the link of such a mail. */
  repetitionMailSetting: procedure
    .meta({ access: "everybody" })
    .route({
      method: "GET",
      path: "/repetition-mails/{token}",
      tags: ["campus"],
      summary: "Whether such mails come",
    })
    .input(z.object({ token: linkTokenSchema }))
    .output(z.object({ wanted: z.boolean() })),
  setRepetitionMailsByLink: procedure
    .meta({ access: "everybody" })
    .route({
      method: "PUT",
      path: "/repetition-mails/{token}",
      tags: ["campus"],
      summary: "Switch such mails off or on",
    })
    .input(z.object({ token: linkTokenSchema, wanted: z.boolean() }))
    .output(z.object({ wanted: z.boolean() })),
  /** Public: whether a certificate with this code was issued, and what it says. */
  certificate: procedure
    .meta({ access: "everybody" })
    .route({
      method: "GET",
      path: "/certificates/{code}",
      tags: ["campus"],
      summary: "Verify a certificate",
    })
    .input(z.object({ code: z.string().max(40) }))
    .output(certificateSchema),
  /** Without signing in, for who holds the link of a reminder. */
  reminderSetting: procedure
    .meta({ access: "everybody" })
    .route({
      method: "GET",
      path: "/reminders/{token}",
      tags: ["campus"],
      summary: "Whether reminders are on",
    })
    .input(z.object({ token: linkTokenSchema }))
    .output(z.object({ courseName: z.string(), slug: slugSchema, wanted: z.boolean() })),
  setReminders: procedure
    .meta({ access: "everybody" })
    .route({
      method: "PUT",
      path: "/reminders/{token}",
      tags: ["campus"],
      summary: "Switch reminders off or on",
    })
    .input(z.object({ token: linkTokenSchema, wanted: z.boolean() }))
    .output(z.object({ wanted: z.boolean() })),
};
