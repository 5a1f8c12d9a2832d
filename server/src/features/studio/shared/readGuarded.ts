import type { CourseLanguage } from "@lehrpfad/contract";
import { ImportError, type ImportFallback, type ImportRefusal } from "@lehrpfad/interchange/vocabulary";
import { ORPCError } from "@orpc/server";
import { WorkRefusal } from "../../../platform/heavyWork/kind.ts";
import type { Asker } from "../../../platform/heavyWork/turns.ts";
import { courseTooLong } from "../../../platform/http/faults.ts";
import type { Services } from "../../../platform/services.ts";
import { COURSE_TOO_LONG, IMPORT_WORK, type ReadImport } from "../heavyWork.ts";

export type { ReadCourse, ReadImport } from "../heavyWork.ts";

/**
 * Reads a file that lies at `path`; what comes with the course is written beside it.
 * Throws ImportError, COURSE_TOO_LONG, WORK_BUSY, WORK_PREPARING.
 */
export async function readGuarded(
  { work, clock }: Services,
  file: { path: string; fallback: ImportFallback; language: CourseLanguage | null },
  asker?: Asker,
): Promise<ReadImport> {
  try {
    return await work.run(IMPORT_WORK, { ...file, now: clock.now() }, asker && { asker });
  } catch (error) {
    if (error instanceof WorkRefusal && error.reason === COURSE_TOO_LONG) throw courseTooLong();
    if (error instanceof WorkRefusal) throw new ImportError(error.reason as ImportRefusal, error.detail);
    if (error instanceof ORPCError && error.code === "WORK_TOO_LARGE") throw new ImportError("too_large");
    throw error;
  }
}
