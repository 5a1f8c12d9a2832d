import { isFigureId } from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import { figureKey, figureOfCourse } from "../../documents/index.ts";
import { findImageKey } from "../repository/images.ts";

/** Key of the file that a `figure:` address of this course names; null where there is none. */
export async function findFigureFile({ db }: Services, courseId: string, id: string): Promise<string | null> {
  if (!isFigureId(id)) return null;
  const storageKey = await figureOfCourse(db, courseId, id);
  return storageKey === null ? await findImageKey(db, courseId, id) : figureKey(storageKey, id);
}
