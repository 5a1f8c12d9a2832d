import { z } from "zod";
import { commonErrors, courseErrors } from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { stepStateSchema } from "./participation.ts";
import { declared } from "./procedure.ts";
import { questionKindSchema } from "./questionSchemas.ts";
import {
  courseLanguageSchema,
  difficultySchema,
  generationLabelSchema,
  instantSchema,
  slugSchema,
  timeZoneSchema,
} from "./vocabularySchemas.ts";

/** A card of the Creator Studio (statements 2.51 to 2.56). */
export const courseCardSchema = z.object({
  slug: slugSchema,
  name: z.string(),
  language: courseLanguageSchema,
  difficulty: difficultySchema,
  active: z.boolean(),
  /** Whether it was never opened to participants. */
  draft: z.boolean(),
  registrationRequired: z.boolean(),
  allowAnonymous: z.boolean(),
  createdAt: instantSchema,
  editedAt: instantSchema,
  steps: z.number().int(),
  participants: z.number().int(),
  graduates: z.number().int(),
  /** 0 to 100; null without participants. */
  completionRate: z.number().nullable(),
  generation: z.object({
    label: generationLabelSchema,
    currentStep: z.number().int(),
    totalSteps: z.number().int(),
    percent: z.number(),
  }),
  /** Steps that the built-in writer wrote in place of the model. */
  standIns: z.number().int(),
});
export type CourseCard = z.infer<typeof courseCardSchema>;

export const courseSortSchema = z.enum(["newest", "oldest", "most", "fewest"]);
export const dashboardQuerySchema = z.object({
  search: z.string().trim().max(LIMITS.searchLength).default(""),
  sort: courseSortSchema.default("newest"),
  registration: z.enum(["all", "with", "without"]).default("all"),
  activity: z.enum(["all", "active", "inactive"]).default("all"),
  /** From 1; pages have `LIMITS.cardsPerPage` courses. */
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type DashboardQuery = z.infer<typeof dashboardQuerySchema>;

const dashboardSchema = z.object({
  stats: z.object({
    total: z.number().int(),
    active: z.number().int(),
    participants: z.number().int(),
    /** Graduates of all participants, 0 to 100; null without participants. */
    averageCompletionRate: z.number().nullable(),
  }),
  /** Courses that the query asks for, on all pages. */
  found: z.number().int(),
  courses: z.array(courseCardSchema),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

const tallySchema = z.object({
  id: z.string(),
  text: z.string(),
  right: z.boolean(),
  /** Participants who answered it. */
  count: z.number().int(),
});

/** How a question works as a test item. */
export const questionStatisticsSchema = z.object({
  text: z.string(),
  kind: questionKindSchema,
  answered: z.number().int(),
  /** As the server marked; 0 where participants judge themselves (`self`), whose levels are the tallies. */
  right: z.number().int(),
  /** Answers that were not right at first, and were at the second try. */
  helped: z.number().int(),
  /** Share of right answers, 0 to 1 (the item difficulty p); null without answers and where nobody marks. */
  difficulty: z.number().nullable(),
  /**
   * Corrected point-biserial correlation, -1 to 1: a right answer here with the right answers to all other
   * questions (Crocker and Algina, Introduction to Classical and Modern Test Theory, 1986, chapter 14).
   * Null below `LIMITS.answersForDiscrimination` answers, and where everybody answered alike.
   */
  discrimination: z.number().nullable(),
  /** How often participants gave each of the possible answers. */
  tallies: z.array(tallySchema),
});
export type QuestionStatistics = z.infer<typeof questionStatisticsSchema>;

export const stepStatisticsSchema = z.object({
  stepId: z.uuid(),
  position: z.number().int(),
  title: z.string(),
  /** Participants who finished it, those included who knew it. */
  finished: z.number().int(),
  /** Participants who showed in the entry test that they knew it. */
  known: z.number().int(),
  /** Participants who have not completed the course and for whom this step comes next. */
  stopped: z.number().int(),
  /** Median of the time from one finished step to the next within one sitting; null where nobody has one. */
  medianSeconds: z.number().nullable(),
  question: questionStatisticsSchema.nullable(),
  exercises: z.array(questionStatisticsSchema.extend({ id: z.uuid() })),
});
export type StepStatistics = z.infer<typeof stepStatisticsSchema>;

export const courseResultsSchema = z.object({
  slug: slugSchema,
  name: z.string(),
  language: courseLanguageSchema,
  participants: z.number().int(),
  registered: z.number().int(),
  anonymous: z.number().int(),
  graduates: z.number().int(),
  /** How many reached the pass mark; null where there is none. */
  passed: z.number().int().nullable(),
  /** 0 to 100; null without participants. */
  completionRate: z.number().nullable(),
  /** Share of right answers among those that the server marked, 0 to 100; null without answers. */
  rightAnswers: z.number().nullable(),
  steps: z.array(stepStatisticsSchema),
  timeline: z.object({
    unit: z.enum(["day", "week", "month"]),
    /** `from` is the first day of the unit, YYYY-MM-DD. */
    points: z.array(z.object({ from: z.iso.date(), started: z.number().int(), completed: z.number().int() })),
  }),
  /** When this was counted; large courses are counted again in the background. */
  countedAt: instantSchema,
});
export type CourseResults = z.infer<typeof courseResultsSchema>;

export const participantStatusSchema = z.enum(["started", "learning", "completed"]);
export const participantSchema = z.object({
  id: z.uuid(),
  type: z.enum(["anonymous", "registered"]),
  /** Null for anonymous participants. */
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  startedAt: instantSchema,
  lastActiveAt: instantSchema,
  completedAt: instantSchema.nullable(),
  status: participantStatusSchema,
  /** When the course's pass mark was reached; null where it was not, or there is none. */
  passedAt: instantSchema.nullable(),
  finishedSteps: z.number().int(),
  totalSteps: z.number().int(),
  right: z.number().int(),
  answered: z.number().int(),
  /** The entry test that was ended in this run: when, its questions, and the steps that count as known; null without one. */
  entryTest: z.object({ at: instantSchema, questions: z.number().int(), known: z.number().int() }).nullable(),
  /** Attempts at the final quiz that were ended, in all runs, and the best one of the present run; null without one. */
  finalQuiz: z
    .object({
      attempts: z.number().int(),
      best: z.object({ questions: z.number().int(), right: z.number().int() }).nullable(),
    })
    .nullable(),
});
export type Participant = z.infer<typeof participantSchema>;

export const participantQuerySchema = z.object({
  search: z.string().trim().max(LIMITS.searchLength).default(""),
  sort: z.enum(["active", "newest", "oldest", "name", "progress"]).default("active"),
  type: z.enum(["all", "registered", "anonymous"]).default("all"),
  status: z.enum(["all", ...participantStatusSchema.options]).default("all"),
  /** From 1; pages have `LIMITS.participantsPerPage` people. */
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type ParticipantQuery = z.infer<typeof participantQuerySchema>;

export const participantPathSchema = participantSchema.extend({
  path: z.array(
    z.object({
      stepId: z.uuid(),
      position: z.number().int(),
      title: z.string(),
      state: stepStateSchema,
      /** Whether its right answer was given in the entry test. */
      known: z.boolean(),
      finishedAt: instantSchema.nullable(),
      /** As in the statistics of steps. */
      seconds: z.number().nullable(),
      question: z.string().nullable(),
      /** The answer in words; empty where nothing was answered, and of what only its writer may read. */
      answer: z.array(z.string()),
      /** Whether the participant judged the answer. */
      judged: z.boolean(),
      /** See LEVELS; null where nothing was answered. */
      level: z.number().int().nullable(),
    }),
  ),
});
export type ParticipantPath = z.infer<typeof participantPathSchema>;

const procedure = declared
  .meta({ access: "courseManagers" })
  .errors({ ...commonErrors, COURSE_NOT_FOUND: courseErrors.COURSE_NOT_FOUND });
const bySlug = z.object({ slug: slugSchema });
const tags = ["results"];

export const resultsContract = {
  dashboard: declared
    .errors(commonErrors)
    .meta({ access: "creators" })
    .route({
      method: "GET",
      path: "/studio",
      tags,
      summary: "Courses one manages, with their numbers",
    })
    .input(dashboardQuerySchema)
    .output(dashboardSchema),

  course: procedure
    .route({ method: "GET", path: "/courses/{slug}/results", tags, summary: "Results of a course" })
    .input(bySlug.extend({ timeZone: timeZoneSchema }))
    .output(courseResultsSchema),
  participants: procedure
    .route({ method: "GET", path: "/courses/{slug}/participants", tags, summary: "Participants of a course" })
    .input(bySlug.extend(participantQuerySchema.shape))
    .output(z.object({ found: z.number().int(), participants: z.array(participantSchema) })),
  participant: procedure
    .route({
      method: "GET",
      path: "/courses/{slug}/participants/{id}",
      tags,
      summary: "A participant's path through the course",
    })
    .input(bySlug.extend({ id: z.uuid() }))
    .output(participantPathSchema),
  /** Deletes the participation with answers and progress; the person's account stays. Cannot be undone. */
  removeParticipant: procedure
    .route({
      method: "DELETE",
      path: "/courses/{slug}/participants/{id}",
      tags,
      summary: "Delete a participant's data",
    })
    .input(bySlug.extend({ id: z.uuid() }))
    .output(z.object({})),
};
