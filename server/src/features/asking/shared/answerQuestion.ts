import type { ModelSettings } from "@lehrpfad/engine";
import { modelOf } from "../../../platform/config.ts";
import type { Services } from "../../../platform/services.ts";
import type { CourseRow } from "../../courses/index.ts";
import { isSpent } from "../../quotas/index.ts";

/** The model that answers participants; null where there is none, or its operator does not want it to. */
export const answererOf = ({ config }: Services): ModelSettings | null =>
  config.MODEL_ANSWERS ? modelOf(config) : null;

/**
 * Whether a language model answers what is asked of a course: its creator has tokens left this month. Those of the
 * installation itself have nobody who pays.
 */
export async function mayAnswer(services: Services, { ownerId }: CourseRow): Promise<boolean> {
  if (ownerId === null || answererOf(services) === null) return false;
  return !(await isSpent(services, ownerId, "tokens"));
}
