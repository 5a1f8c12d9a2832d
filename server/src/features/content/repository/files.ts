import type { Db } from "../../../db/client.ts";
import { listImageKeys } from "./images.ts";
import { listMediaKeys } from "./media.ts";

/** Where everything lies that editors put into these courses: images, audio and video. */
export async function listContentKeys(db: Db, courseIds: readonly string[]): Promise<string[]> {
  return [...(await listImageKeys(db, courseIds)), ...(await listMediaKeys(db, courseIds))];
}
