import type { Db } from "../../../db/client.ts";
import { refusal } from "../../../platform/http/context.ts";
import { listVersions, type MadeVersion } from "../../content/index.ts";

/** A version, and the one before it. Throws NOT_FOUND. */
export async function findVersion(
  db: Db,
  courseId: string,
  id: string,
): Promise<{ version: MadeVersion; before: MadeVersion | undefined }> {
  const versions = await listVersions(db, courseId);
  const at = versions.findIndex((one) => one.id === id);
  const version = versions[at];
  if (!version) throw refusal("NOT_FOUND");
  return { version, before: versions[at + 1] };
}
