import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** A body is longer than it may be. */
export class TooLargeError extends Error {}

type Body = ReadableStream<Uint8Array> | null;

/** The parts of a body that must not have more than `most` bytes. Throws TooLargeError. */
async function* partsOf(body: Body, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > most) throw new TooLargeError();
    yield part;
  }
}

/** Reads a body that must not have more than `most` bytes. Throws TooLargeError. */
export async function readWhole(body: Body, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of partsOf(body, most)) parts.push(part);
  return Buffer.concat(parts);
}

/** Writes a body that must not have more than `most` bytes to a file, a part at a time. Throws TooLargeError. */
export async function receiveFile(body: Body, most: number, path: string): Promise<void> {
  await pipeline(Readable.from(partsOf(body, most)), createWriteStream(path));
}
