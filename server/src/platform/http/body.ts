/** A body is longer than it may be. */
export class TooLargeError extends Error {}

/** Reads a body that must not have more than `most` bytes. Throws TooLargeError. */
export async function readWhole(body: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > most) throw new TooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
