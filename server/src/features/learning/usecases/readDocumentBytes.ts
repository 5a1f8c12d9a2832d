import type { Readable } from "node:stream";
import { refusal } from "../../../platform/http/context.ts";
import type { ByteRange } from "../../../platform/http/ranges.ts";
import type { Services } from "../../../platform/services.ts";
import type { ShownDocument } from "../../documents/index.ts";

/** The bytes of such a file. Throws NOT_FOUND where it is gone. */
export async function readDocumentBytes(
  services: Services,
  { storageKey }: ShownDocument,
  { start, end }: ByteRange,
): Promise<Readable> {
  const stream = await services.files.stream(storageKey, start, end);
  if (!stream) throw refusal("NOT_FOUND");
  return stream;
}
