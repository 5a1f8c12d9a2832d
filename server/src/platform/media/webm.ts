import { audio, type FormatReader, MediaError, type MediaFacts, see, wholeSeconds } from "./reading.ts";

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const CLUSTER = 0x1f43b675;
/** Bytes that a description may have. */
const MOST_DESCRIPTION = 4 * 1024 * 1024;
const MOST_ELEMENTS = 10_000;
/** What browsers play in this container (WebM Container Guidelines). */
const CODECS = /^(?:V_VP8|V_VP9|V_AV1|A_VORBIS|A_OPUS)$/;

interface Element {
  id: number;
  body: Buffer;
}

/** How many bytes a number has that begins with `first` (RFC 8794, 4.1). */
function bytesOf(first: number): number {
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new MediaError("unreadable");
  return length;
}

/** A number without the mark of its length; null where all its bits are set, which means unknown. */
function numberOf(bytes: Buffer): number | null {
  const [first = 0, ...rest] = bytes;
  const most = 0xff >> bytes.length;
  const isUnknown = (first & most) === most && rest.every((byte) => byte === 0xff);
  return isUnknown ? null : rest.reduce((sum, byte) => sum * 256 + byte, first & most);
}

/** Id and length of the next element; null at the end of the file. */
function* nextHeader(): FormatReader<{ id: number; size: number | null } | null> {
  const first = yield { see: 1 };
  if (first[0] === undefined) return null;
  const idLength = bytesOf(first[0]);
  if (idLength > 4) throw new MediaError("unreadable");
  const rest = idLength > 1 ? yield* see(idLength - 1) : Buffer.alloc(0);
  const sizeFirst = yield* see(1);
  const sizeLength = bytesOf(sizeFirst[0] ?? 0);
  const sizeRest = sizeLength > 1 ? yield* see(sizeLength - 1) : Buffer.alloc(0);
  const id = Buffer.concat([first, rest]).readUIntBE(0, idLength);
  return { id, size: numberOf(Buffer.concat([sizeFirst, sizeRest])) };
}

/** The elements inside of another one. */
function elementsIn(bytes: Buffer): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < bytes.length; ) {
    const idEnd = at + bytesOf(bytes[at] ?? 0);
    const start = idEnd + bytesOf(bytes[idEnd] ?? 0);
    if (idEnd - at > 4 || start > bytes.length) break;
    const size = numberOf(bytes.subarray(idEnd, start));
    if (size === null || start + size > bytes.length) break;
    found.push({ id: bytes.readUIntBE(at, idEnd - at), body: bytes.subarray(start, start + size) });
    at = start + size;
  }
  return found;
}

const bodyOf = (elements: readonly Element[], id: number) => elements.find((one) => one.id === id)?.body;
const textOf = (body: Buffer | undefined) => body?.toString("latin1").replace(/\0+$/, "") ?? "";
const wholeOf = (body: Buffer | undefined) =>
  body && body.length > 0 && body.length <= 6 ? body.readUIntBE(0, body.length) : 0;

function floatOf(body: Buffer | undefined): number {
  if (body?.length === 4) return body.readFloatBE(0);
  return body?.length === 8 ? body.readDoubleBE(0) : Number.NaN;
}

function secondsOf(info: readonly Element[]): number | null {
  const nanoseconds = wholeOf(bodyOf(info, 0x2ad7b1)) || 1_000_000;
  return wholeSeconds((floatOf(bodyOf(info, 0x4489)) * nanoseconds) / 1e9);
}

function factsOf(tracks: readonly Element[], seconds: number | null): MediaFacts {
  const entries = tracks.filter(({ id }) => id === 0xae).map(({ body }) => elementsIn(body));
  const codecs = entries.map((entry) => textOf(bodyOf(entry, 0x86)));
  if (codecs.length === 0) throw new MediaError("unreadable");
  if (!codecs.every((codec) => CODECS.test(codec))) throw new MediaError("codec");
  const video = entries.find((entry) => textOf(bodyOf(entry, 0x86)).startsWith("V_"));
  if (!video) return audio("audio/webm", seconds);
  const size = elementsIn(bodyOf(video, 0xe0) ?? Buffer.alloc(0));
  const width = wholeOf(bodyOf(size, 0x54b0)) || wholeOf(bodyOf(size, 0xb0));
  const height = wholeOf(bodyOf(size, 0x54ba)) || wholeOf(bodyOf(size, 0xba));
  const isSized = width > 0 && height > 0;
  return { mediaType: "video/webm", seconds, width: isSized ? width : null, height: isSized ? height : null };
}

/** WebM, from behind its first four bytes. */
export function* readWebm(): FormatReader {
  const sizeFirst = yield* see(1);
  const sizeRest = yield* see(Math.max(0, bytesOf(sizeFirst[0] ?? 0) - 1));
  const size = numberOf(Buffer.concat([sizeFirst, sizeRest]));
  if (size === null || size > 4_096) throw new MediaError("unreadable");
  const type = textOf(bodyOf(elementsIn(yield* see(size)), 0x4282));
  if (type === "matroska") throw new MediaError("codec");
  if (type !== "webm") throw new MediaError("unreadable");
  let seconds: number | null = null;
  for (let count = 0; count < MOST_ELEMENTS; count += 1) {
    const header = yield* nextHeader();
    if (header === null || header.id === CLUSTER) break;
    // Its elements follow, however long it is.
    if (header.id === SEGMENT) continue;
    if (header.size === null) break;
    if (header.id !== INFO && header.id !== TRACKS) {
      yield { pass: header.size };
      continue;
    }
    if (header.size > MOST_DESCRIPTION) break;
    const elements = elementsIn(yield* see(header.size));
    if (header.id === TRACKS) return factsOf(elements, seconds);
    seconds = secondsOf(elements);
  }
  throw new MediaError("unreadable");
}
