import { z } from "zod";
import { adminDetailsSchema, courseConfigurationSchema, managedCourseSchema } from "./courses.ts";
import { courseDesignSchema, typedDesignSchema } from "./designSchema.ts";
import { commonErrors, courseErrors, quotaErrors } from "./errors.ts";
import { declared } from "./procedure.ts";
import { instantSchema, slugSchema } from "./vocabularySchemas.ts";

type Fields = typeof courseConfigurationSchema.shape;
/** The fields without their defaults, which would fill in what a change leaves out. */
type Undefaulted = {
  [Name in keyof Fields]: Fields[Name] extends z.ZodDefault<infer Field> ? Field : Fields[Name];
};

function undefaulted(fields: Fields): Undefaulted {
  const bare = Object.entries(fields).map(
    ([name, field]) => [name, field instanceof z.ZodDefault ? field.unwrap() : field] as const,
  );
  return Object.fromEntries(bare) as Undefaulted;
}

/** Settings of a course that can be changed after its creation; what is left out stays as it is. */
export const courseSettingsSchema = z
  .object({ ...undefaulted(courseConfigurationSchema.shape), admin: adminDetailsSchema })
  .partial();
export type CourseSettings = z.infer<typeof courseSettingsSchema>;

/** What is stored of a course's settings, by the fields with which it is shown: what could not be shown is not stored. */
export const storedCourseSchema = courseSettingsSchema
  .omit({ admin: true })
  .extend({ design: courseDesignSchema.nullable().optional() });

/** Somebody beside the owner who manages a course. */
export const managerSchema = z.object({
  userId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  since: instantSchema,
});
export type Manager = z.infer<typeof managerSchema>;

const procedure = declared
  .meta({ access: "courseManagers" })
  .errors({ ...commonErrors, COURSE_NOT_FOUND: courseErrors.COURSE_NOT_FOUND });
const bySlug = z.object({ slug: slugSchema });
const tags = ["courses"];

/** What managers change about a course that is there. */
export const studioContract = {
  /** Changes what is given and nothing else, so that two people can change different settings at once. */
  change: procedure
    .errors({
      REMINDER_INTERVAL_MISSING: courseErrors.REMINDER_INTERVAL_MISSING,
      ACCESS_CONTRADICTORY: courseErrors.ACCESS_CONTRADICTORY,
      PASS_MARK_QUESTIONS: courseErrors.PASS_MARK_QUESTIONS,
    })
    .route({ method: "PATCH", path: "/courses/{slug}", tags, summary: "Change settings" })
    .input(bySlug.extend({ settings: courseSettingsSchema }))
    .output(managedCourseSchema),
  /** 'Copy – [name]', deactivated, with content, documents and figures, without participants. */
  duplicate: procedure
    .errors({
      GENERATION_STILL_RUNNING: courseErrors.GENERATION_STILL_RUNNING,
      QUOTA_BYTES: quotaErrors.QUOTA_BYTES,
      QUOTA_DOCUMENTS: quotaErrors.QUOTA_DOCUMENTS,
      QUOTA_COURSES: quotaErrors.QUOTA_COURSES,
    })
    .route({ method: "POST", path: "/courses/{slug}/copies", tags, summary: "Duplicate a course" })
    .input(bySlug.extend({ requestId: z.uuid() }))
    .output(z.object({ slug: slugSchema, name: z.string() })),
  /** A new admin password; the one before no longer opens the course. Answered the only time it can be read. */
  renewAdminPassword: procedure
    .route({
      method: "PUT",
      path: "/courses/{slug}/admin-password",
      tags,
      summary: "Renew the admin password",
    })
    .input(bySlug)
    .output(z.object({ password: z.string() })),
  managers: procedure
    .route({ method: "GET", path: "/courses/{slug}/managers", tags, summary: "Who manages a course" })
    .input(bySlug)
    .output(
      z.object({ owner: managerSchema.omit({ since: true }).nullable(), managers: z.array(managerSchema) }),
    ),
  removeManager: procedure
    .route({
      method: "DELETE",
      path: "/courses/{slug}/managers/{userId}",
      tags,
      summary: "Take management away",
    })
    .input(bySlug.extend({ userId: z.uuid() }))
    .output(z.object({})),
  /** Saves a design; what is invalid is corrected to what was there before, and named. */
  saveDesign: procedure
    .route({ method: "PUT", path: "/courses/{slug}/design", tags, summary: "Save the design" })
    .input(bySlug.extend({ design: typedDesignSchema }))
    .output(
      z.object({
        design: courseDesignSchema,
        corrected: z.array(courseDesignSchema.keyof()),
      }),
    ),
};
