import type { ChatPackage } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import { type CallerContext, inTransaction } from "../../../platform/useCase.ts";
import { lockCourse } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { lockRoom, takeRoom } from "../../quotas/index.ts";
import {
  bytesOfParts,
  bytesOfRequest,
  findPackage,
  lockPackage,
  type PackageRow,
  storeAnswer,
} from "../repository.ts";
import { readParts } from "./readParts.ts";
import { showOne } from "./view.ts";

/**
 * Keeps what a chat answered to a package that asks for a plan or for texts, over the version that was read. Throws
 * NOT_FOUND, CHAT_CHANGED, CHAT_NOTHING_READ, CHAT_REQUEST_PASTED, QUOTA_BYTES, and what `Work.run` throws.
 */
export async function saveParts(
  context: CallerContext,
  course: CourseRow,
  found: PackageRow,
  pasted: string,
): Promise<ChatPackage> {
  const { services } = context;
  const { answer, plan, texts } = await readParts(context, course, found, pasted);
  const isEmpty = answer.trim() === "";
  if (isEmpty && pasted.trim() !== "") throw refusal("CHAT_REQUEST_PASTED");
  if (!isEmpty && plan === null && texts.length === 0) throw refusal("CHAT_NOTHING_READ");
  await inTransaction(context, async (tx) => {
    await lockRoom(tx, course.ownerId);
    await lockCourse(tx, course.id);
    const row = await lockPackage(tx, course.id, found.id);
    if (!row) throw refusal("NOT_FOUND");
    if (row.version !== found.version) throw refusal("CHAT_CHANGED");
    const bytes = Buffer.byteLength(answer) + bytesOfParts({ plan, texts }) + bytesOfRequest(row);
    await takeRoom(tx, services, course.ownerId, { bytes: Math.max(0, bytes - row.bytes) });
    const answeredAt = isEmpty ? null : services.clock.now();
    await storeAnswer(tx, row, { answer, plan, texts, answeredAt });
  });
  const saved = await findPackage(services.db, course.id, found.id);
  if (!saved) throw refusal("NOT_FOUND");
  return await showOne(services, course, saved);
}
