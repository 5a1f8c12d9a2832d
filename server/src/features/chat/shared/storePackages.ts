import { type ChatPackageKind, LIMITS } from "@lehrpfad/contract";
import type { Db } from "../../../db/client.ts";
import { refusal } from "../../../platform/http/context.ts";
import { type Context, inTransaction } from "../../../platform/useCase.ts";
import { lockCourse } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { lockRoom, takeRoom } from "../../quotas/index.ts";
import { bytesOfRequest, listPackages, type NewPackage, replaceUnanswered } from "../repository.ts";

/** The same within a transaction in which the owner's room and the course are locked. */
export async function placePackages(
  tx: Db,
  { services }: Context,
  course: CourseRow,
  kind: ChatPackageKind,
  packages: readonly NewPackage[],
): Promise<void> {
  const bytes = packages.reduce((sum, one) => sum + bytesOfRequest(one), 0);
  await takeRoom(tx, services, course.ownerId, { bytes });
  const staying = (await listPackages(tx, course.id)).filter(
    (one) => one.kind !== kind || one.answeredAt !== null,
  );
  if (staying.length + packages.length > LIMITS.chat.packages) throw refusal("CHAT_LIMIT");
  await replaceUnanswered(tx, course.id, kind, packages, services.clock.now());
}

/** Stores packages of a course in the place of those of their kind that nobody answered. Throws CHAT_LIMIT, QUOTA_BYTES. */
export async function storePackages(
  context: Context,
  course: CourseRow,
  kind: ChatPackageKind,
  packages: readonly NewPackage[],
): Promise<void> {
  await inTransaction(context, async (tx) => {
    await lockRoom(tx, course.ownerId);
    await lockCourse(tx, course.id);
    await placePackages(tx, context, course, kind, packages);
  });
}
