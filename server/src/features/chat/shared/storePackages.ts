import { type ChatPackageKind, LIMITS } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import { type Context, inTransaction } from "../../../platform/useCase.ts";
import { lockCourse } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { listPackages, type NewPackage, replaceUnanswered } from "../repository.ts";

/** Stores packages of a course in the place of those of their kind that nobody answered. Throws CHAT_LIMIT. */
export async function storePackages(
  context: Context,
  course: CourseRow,
  kind: ChatPackageKind,
  packages: readonly NewPackage[],
): Promise<void> {
  await inTransaction(context, async (tx) => {
    await lockCourse(tx, course.id);
    const staying = (await listPackages(tx, course.id)).filter(
      (one) => one.kind !== kind || one.answeredAt !== null,
    );
    if (staying.length + packages.length > LIMITS.chat.packages) throw refusal("CHAT_LIMIT");
    await replaceUnanswered(tx, course.id, kind, packages, context.services.clock.now());
  });
}
