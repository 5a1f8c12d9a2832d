import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { type PhotoSize, smallKey } from "../shared/photo.ts";

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A stored photo; null where there is none. Who knows its random key may see it. */
export async function readPhoto({
  context: { services },
  input: { key, size },
}: Call<{ key: string; size: PhotoSize }, { services: Services }>): Promise<Buffer<ArrayBuffer> | null> {
  if (!KEY.test(key)) return null;
  const stored = `photos/${key}`;
  return await services.files.read(size === "large" ? stored : smallKey(stored));
}
