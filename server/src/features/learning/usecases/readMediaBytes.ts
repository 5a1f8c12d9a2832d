import type { Readable } from "node:stream";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { MediaRow } from "../../content/index.ts";

/** The bytes of a file from `start` up to, not with, `end`. Throws NOT_FOUND where it is gone. */
export async function readMediaBytes(
  services: Services,
  { storageKey }: MediaRow,
  { start, end }: { start: number; end: number },
): Promise<Readable> {
  const stream = await services.files.stream(storageKey, start, end);
  if (!stream) throw refusal("NOT_FOUND");
  return stream;
}
