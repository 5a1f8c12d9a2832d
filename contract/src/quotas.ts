import { z } from "zod";
import { commonErrors } from "./errors.ts";
import { declared } from "./procedure.ts";
import { instantSchema } from "./vocabularySchemas.ts";

/**
 * What is limited: bytes and number of documents, seconds of a day that reading documents takes, number of courses,
 * runs of a day, model tokens of a month.
 */
export const QUOTA_KINDS = ["bytes", "documents", "reading", "courses", "runs", "tokens"] as const;
export type QuotaKind = (typeof QUOTA_KINDS)[number];

export const quotaSchema = z.object({
  kind: z.enum(QUOTA_KINDS),
  /** A new version of a part of a course is a tenth of a run. Documents on their way count as a whole. */
  used: z.number(),
  /** Null where there is none. */
  limit: z.number().nullable(),
  /** When reading, runs or tokens begin anew; null for what is kept until it is deleted. */
  resetsAt: instantSchema.nullable(),
});
export type Quota = z.infer<typeof quotaSchema>;

export const quotasSchema = z.object({
  /** Whether confirming the address would raise a limit. */
  confirming: z.boolean(),
  quotas: z.array(quotaSchema),
});
export type Quotas = z.infer<typeof quotasSchema>;

export const quotasContract = {
  own: declared
    .errors(commonErrors)
    .meta({ access: "creators" })
    .route({ method: "GET", path: "/quotas", tags: ["quotas"], summary: "What one has used of one's limits" })
    .input(z.object({}))
    .output(quotasSchema),
};
