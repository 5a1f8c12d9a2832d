import { z } from "zod";
import { commonErrors } from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { declared } from "./procedure.ts";
import {
  difficultySchema,
  generationLabelSchema,
  instantSchema,
  languageSchema,
  slugSchema,
} from "./vocabulary.ts";

/** A card of the Creator Studio (SPEC.md section 2, Creator dashboard). */
export const courseCardSchema = z.object({
  slug: slugSchema,
  name: z.string(),
  language: languageSchema,
  difficulty: difficultySchema,
  active: z.boolean(),
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
});
export type CourseCard = z.infer<typeof courseCardSchema>;

export const courseSortSchema = z.enum(["newest", "oldest", "most", "fewest"]);
export const dashboardQuerySchema = z.object({
  search: z.string().trim().max(LIMITS.searchLength).default(""),
  sort: courseSortSchema.default("newest"),
  registration: z.enum(["all", "with", "without"]).default("all"),
  activity: z.enum(["all", "active", "inactive"]).default("all"),
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
  courses: z.array(courseCardSchema),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const resultsContract = {
  dashboard: declared
    .errors(commonErrors)
    .meta({ access: "creators" })
    .route({
      method: "GET",
      path: "/studio",
      tags: ["results"],
      summary: "Courses one manages, with their numbers",
    })
    .input(dashboardQuerySchema)
    .output(dashboardSchema),
};
