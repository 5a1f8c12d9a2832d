import { z } from "zod";
import { askScopeSchema } from "./asking.ts";
import { courseDesignSchema } from "./designSchema.ts";
import { emailSchema } from "./email.ts";
import { commonErrors, courseErrors, quotaErrors, runQuotaErrors } from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { nameSchema } from "./names.ts";
import { announcedSchema } from "./preview.ts";
import { declared } from "./procedure.ts";
import { questionSchema } from "./questionSchemas.ts";
import { sourceSchema, stepContentSchema } from "./steps.ts";
import { chosenStructureSchema } from "./structure.ts";
import { NOTIFICATION_DECISIONS, NOTIFICATION_STATES } from "./vocabulary.ts";
import {
  courseLanguageSchema,
  difficultySchema,
  instantSchema,
  linkTokenSchema,
  slugSchema,
  writerSchema,
} from "./vocabularySchemas.ts";

/** Whom the creator notifications of a course go to (statement 3.28). */
export const adminDetailsSchema = z.object({
  firstName: nameSchema,
  lastName: nameSchema,
  email: emailSchema,
});
export type AdminDetails = z.infer<typeof adminDetailsSchema>;

/** What a creator configures (statements 3.01 to 3.17). A new course field is added here first. */
export const courseConfigurationSchema = z.object({
  name: z.string().trim().min(1).max(LIMITS.courseNameLength),
  language: courseLanguageSchema,
  difficulty: difficultySchema,
  allowAnonymous: z.boolean(),
  registrationRequired: z.boolean(),
  /** Mails to the administrator of the course: somebody started, completed, with the result per step. */
  notifyStart: z.boolean().default(true),
  notifyCompletion: z.boolean().default(true),
  notifyAnalysis: z.boolean().default(true),
  /** Whether participants who pause are reminded, and after how many hours. */
  reminders: z.boolean().default(true),
  reminderIntervals: z
    .array(z.union([z.literal(24), z.literal(72), z.literal(168)]))
    .max(3)
    .default([24, 72, 168]),
  /** Whether an answer that is not right may be given once more before the solution is shown. */
  secondTry: z.boolean().default(true),
  /** Whether participants may show before the first step what they know. */
  entryTest: z.boolean().default(false),
  /** Whether a quiz about the whole course ends it: beside the questions in its steps, or instead of them. */
  finalQuiz: z.enum(["none", "beside", "instead"]).default("none"),
  /** How many questions a final quiz draws at random; null: all of the course. */
  quizQuestions: z
    .number()
    .int()
    .min(LIMITS.quizQuestions.minimum)
    .max(LIMITS.quizQuestions.maximum)
    .nullable()
    .default(null),
  /** Whether who completes the course gets a certificate. */
  certificate: z.boolean().default(true),
  /** Percent of the checked questions that pass the course; null: there is no pass mark. */
  passPercent: z.number().int().min(1).max(100).nullable().default(null),
  /** How often the course may be taken for the pass mark; null: as often as one starts over. */
  attempts: z.number().int().min(1).max(LIMITS.passAttempts).nullable().default(null),
  /** Whether the mark "understood" counts for the pass mark as a right answer would. */
  understoodCounts: z.boolean().default(false),
  /** Whom the certificate is for, where there is a pass mark. */
  certificateFor: z.enum(["completion", "passing"]).default("completion"),
  /** What participants' questions to the course are answered from. */
  ask: askScopeSchema.default("documents"),
  /** Whether participants may open the pages of its documents; who manages the course always may. */
  showDocuments: z.boolean().default(false),
  /** Days after a participant's last activity on which what is held about the participation is deleted; null = never. */
  retentionDays: z
    .number()
    .int()
    .min(LIMITS.retentionDays.minimum)
    .max(LIMITS.retentionDays.maximum)
    .nullable()
    .default(null),
});
export type CourseConfiguration = z.infer<typeof courseConfigurationSchema>;

/** At least one interval when reminders are on (statement 5.16). */
export function hasReminderInterval(
  given: Pick<CourseConfiguration, "reminders" | "reminderIntervals">,
): boolean {
  return !given.reminders || given.reminderIntervals.length > 0;
}

export const createCourseSchema = courseConfigurationSchema
  .extend({
    goal: z.string().trim().max(LIMITS.goalLength).nullable(),
    documentIds: z.array(z.uuid()).max(LIMITS.documentsPerCourse),
    steps: z.number().int().min(LIMITS.steps.minimum).max(LIMITS.steps.maximum),
    /** Whether the creator looks at the plan before the course is written; of no meaning for a goal without a model. */
    planFirst: z.boolean().default(false),
    /** Whether what the documents say in other languages than the course's is left out. */
    ownLanguageOnly: z.boolean().default(false),
    /** Whether participants may come as soon as it is written; else it is a draft until somebody opens it. */
    openAtOnce: z.boolean().default(false),
    /** What the creator was told before; null where she was told nothing. */
    announced: announcedSchema.nullable().default(null),
    /** The steps as she cut them, of paragraphs of the documents; null where the writer decides them. */
    structure: chosenStructureSchema.nullable().default(null),
    /**
     * Who writes it: the writers of the installation, a chat whose letters its creator carries, or the creator, who
     * gets an outline to fill in. Only a goal alone is not for the writers where no model is set up.
     */
    by: z.enum(["writer", "chat", "creator"]).default("writer"),
    admin: adminDetailsSchema,
    /** Made by the client: sending the same request twice makes one course. */
    requestId: z.uuid(),
  })
  .refine((input) => !(input.allowAnonymous && input.registrationRequired), { path: ["allowAnonymous"] })
  // A pass mark rests on questions, which are not there yet.
  .refine(({ passPercent }) => passPercent === null, { path: ["passPercent"] })
  .refine(hasReminderInterval, { path: ["reminderIntervals"] });
export type CreateCourse = z.infer<typeof createCourseSchema>;

/** A course as its managers see it. */
export const managedCourseSchema = courseConfigurationSchema.extend({
  id: z.uuid(),
  slug: slugSchema,
  active: z.boolean(),
  /** Whether it was never opened to participants. */
  draft: z.boolean(),
  goal: z.string().nullable(),
  steps: z.number().int(),
  /** Questions of its steps that the server marks: what a pass mark rests on. */
  checkedQuestions: z.number().int(),
  writer: writerSchema.nullable(),
  /** Steps that the built-in writer wrote in place of the model. */
  standIns: z.number().int(),
  /** Null where nobody is named, as for the example courses. */
  admin: adminDetailsSchema.nullable(),
  /** Whether notifications go to `admin`: not before that address agreed (decisions/notifications.md). */
  notifications: z.enum(NOTIFICATION_STATES),
  design: courseDesignSchema,
  adminPasswordShown: z.boolean(),
  createdAt: instantSchema,
  editedAt: instantSchema,
  participantUrl: z.url(),
  managementUrl: z.url(),
});
export type ManagedCourse = z.infer<typeof managedCourseSchema>;

const previewedQuestionSchema = questionSchema.and(
  z.object({ id: z.uuid(), source: sourceSchema.nullable() }),
);

const previewedExerciseSchema = previewedQuestionSchema.and(
  z.object({ section: z.number().int().nullable() }),
);

const procedure = declared.errors({ ...commonErrors, COURSE_NOT_FOUND: courseErrors.COURSE_NOT_FOUND });
const bySlug = z.object({ slug: slugSchema });

export const coursesContract = {
  create: procedure
    .errors({
      DOCUMENT_NOT_READY: courseErrors.DOCUMENT_NOT_READY,
      MATERIAL_MISSING: courseErrors.MATERIAL_MISSING,
      GOAL_NEEDS_MODEL: courseErrors.GOAL_NEEDS_MODEL,
      MATERIAL_TOO_SHORT: courseErrors.MATERIAL_TOO_SHORT,
      STRUCTURE_TOO_FEW: courseErrors.STRUCTURE_TOO_FEW,
      STRUCTURE_TOO_LITTLE: courseErrors.STRUCTURE_TOO_LITTLE,
      STRUCTURE_MATERIAL: courseErrors.STRUCTURE_MATERIAL,
      MATERIAL_TOO_LARGE: courseErrors.MATERIAL_TOO_LARGE,
      QUOTA_COURSES: quotaErrors.QUOTA_COURSES,
      ...runQuotaErrors,
    })
    .meta({ access: "creators" })
    .route({
      method: "POST",
      path: "/courses",
      tags: ["courses"],
      summary: "Create a course and start generation",
    })
    .input(createCourseSchema)
    .output(z.object({ id: z.uuid(), slug: slugSchema })),
  get: procedure
    .meta({ access: "courseManagers" })
    .route({
      method: "GET",
      path: "/courses/{slug}",
      tags: ["courses"],
      summary: "A course for its managers",
    })
    .input(bySlug)
    .output(managedCourseSchema),
  setActive: procedure
    .meta({ access: "courseManagers" })
    .route({
      method: "PUT",
      path: "/courses/{slug}/active",
      tags: ["courses"],
      summary: "Activate or deactivate",
    })
    .input(bySlug.extend({ active: z.boolean() }))
    .output(managedCourseSchema),
  /** Deletes content, uploads, participants, answers and statistics; cannot be undone. */
  remove: procedure
    .meta({ access: "courseManagers" })
    .route({ method: "DELETE", path: "/courses/{slug}", tags: ["courses"], summary: "Delete a course" })
    .input(bySlug)
    .output(z.object({})),
  /** Makes the admin password and answers it the only time it can be read. */
  issueAdminPassword: procedure
    .errors({ ADMIN_PASSWORD_ALREADY_SHOWN: courseErrors.ADMIN_PASSWORD_ALREADY_SHOWN })
    .meta({ access: "courseManagers" })
    .route({
      method: "POST",
      path: "/courses/{slug}/admin-password",
      tags: ["courses"],
      summary: "Show the password once",
    })
    .input(bySlug)
    .output(z.object({ password: z.string() })),
  /** A signed-in creator who knows the admin password becomes co-manager of the course. */
  claimManagement: procedure
    .errors({ ADMIN_PASSWORD_WRONG: courseErrors.ADMIN_PASSWORD_WRONG })
    .meta({ access: "creators" })
    .route({
      method: "POST",
      path: "/courses/{slug}/managers",
      tags: ["courses"],
      summary: "Become co-manager",
    })
    .input(bySlug.extend({ password: z.string().min(1).max(LIMITS.password.maximum) }))
    .output(managedCourseSchema),
  /** Without signing in, for who holds the link of a notification, or of the question whether notifications may come. */
  notificationSetting: procedure
    .meta({ access: "everybody" })
    .route({
      method: "GET",
      path: "/notifications/{token}",
      tags: ["courses"],
      summary: "Whether notifications are wanted",
    })
    .input(z.object({ token: linkTokenSchema }))
    .output(
      z.object({ courseName: z.string(), creatorName: z.string(), state: z.enum(NOTIFICATION_DECISIONS) }),
    ),
  setNotifications: procedure
    .meta({ access: "everybody" })
    .route({
      method: "PUT",
      path: "/notifications/{token}",
      tags: ["courses"],
      summary: "Want notifications or not",
    })
    .input(z.object({ token: linkTokenSchema, wanted: z.boolean() }))
    .output(z.object({ state: z.enum(NOTIFICATION_DECISIONS) })),
  /** A stored step with its solution, as `/c/{slug}/preview/{stepId}` shows it. */
  previewStep: procedure
    .meta({ access: "courseManagers" })
    .route({
      method: "GET",
      path: "/courses/{slug}/steps/{stepId}",
      tags: ["courses"],
      summary: "Preview a step",
    })
    .input(bySlug.extend({ stepId: z.uuid() }))
    .output(
      stepContentSchema.extend({
        courseName: z.string(),
        language: courseLanguageSchema,
        design: courseDesignSchema,
        question: previewedQuestionSchema.nullable(),
        exercises: z.array(previewedExerciseSchema),
      }),
    ),
};
