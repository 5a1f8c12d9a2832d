import { audio, type FormatReader, MediaError, type MediaFacts, see, wholeSeconds } from "./reading.ts";

/** Bytes that the description of all tracks may have. */
const MOST_DESCRIPTION = 16 * 1024 * 1024;
const MOST_BOXES = 100_000;
/** H.264 and AAC: what every browser plays in this container. */
const VIDEO_CODECS = new Set(["avc1", "avc3"]);
const AUDIO_CODECS = new Set(["mp4a"]);

interface Box {
  type: string;
  body: Buffer;
}

const typeAt = (bytes: Buffer, at: number) => bytes.toString("latin1", at, at + 4);

/** The boxes inside of another one (ISO/IEC 14496-12, 4.2). */
function boxesIn(bytes: Buffer): Box[] {
  const found: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) break;
    found.push({ type: typeAt(bytes, at + 4), body: bytes.subarray(at + 8, at + size) });
    at += size;
  }
  return found;
}

function inside(bytes: Buffer, ...path: string[]): Buffer | null {
  let body: Buffer | null = bytes;
  for (const type of path) body = body && (boxesIn(body).find((box) => box.type === type)?.body ?? null);
  return body;
}

/** The kind of a track (`vide`, `soun`) and the codecs its samples are in. */
function trackOf(body: Buffer): { handler: string; codecs: string[] } {
  const handler = inside(body, "mdia", "hdlr");
  const samples = inside(body, "mdia", "minf", "stbl", "stsd");
  return {
    handler: handler && handler.length >= 12 ? typeAt(handler, 8) : "",
    codecs: samples && samples.length >= 8 ? boxesIn(samples.subarray(8)).map(({ type }) => type) : [],
  };
}

/** Width and height as a track is shown: a telephone held upright says so by a turned matrix (8.3.2). */
function sizeOf(body: Buffer): { width: number; height: number } | null {
  const header = inside(body, "tkhd");
  const matrixAt = header?.[0] === 1 ? 52 : 40;
  if (!header || header.length < matrixAt + 44) return null;
  const isTurned = header.readInt32BE(matrixAt) === 0 && header.readInt32BE(matrixAt + 4) !== 0;
  const [width, height] = [
    header.readUInt32BE(matrixAt + 36) >>> 16,
    header.readUInt32BE(matrixAt + 40) >>> 16,
  ];
  if (width === 0 || height === 0) return null;
  return isTurned ? { width: height, height: width } : { width, height };
}

function secondsOf(movie: Buffer): number | null {
  const header = inside(movie, "mvhd");
  if (!header || header.length < 32) return null;
  const isLong = header[0] === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return wholeSeconds(duration / scale);
}

function factsOf(movie: Buffer): MediaFacts {
  const tracks = boxesIn(movie)
    .filter(({ type }) => type === "trak")
    .map(({ body }) => ({ body, ...trackOf(body) }));
  const videos = tracks.filter(({ handler }) => handler === "vide");
  const sounds = tracks.filter(({ handler }) => handler === "soun");
  if (videos.length + sounds.length === 0) throw new MediaError("unreadable");
  const isKnown = (codecs: readonly string[], known: ReadonlySet<string>) =>
    codecs.length > 0 && codecs.every((codec) => known.has(codec));
  const isPlayed =
    videos.every(({ codecs }) => isKnown(codecs, VIDEO_CODECS)) &&
    sounds.every(({ codecs }) => isKnown(codecs, AUDIO_CODECS));
  if (!isPlayed) throw new MediaError("codec");
  const seconds = secondsOf(movie);
  const [video] = videos;
  if (!video) return audio("audio/mp4", seconds);
  const { width = null, height = null } = sizeOf(video.body) ?? {};
  return { mediaType: "video/mp4", width, height, seconds };
}

/** MP4 with H.264 and AAC, or M4A, from behind the first eight bytes; its tracks may be described at the end. */
export function* readMp4(firstSize: number): FormatReader {
  if (firstSize < 8) throw new MediaError("unreadable");
  yield { pass: firstSize - 8 };
  for (let count = 0; count < MOST_BOXES; count += 1) {
    const header = yield* see(8);
    const short = header.readUInt32BE(0);
    const size = short === 1 ? Number((yield* see(8)).readBigUInt64BE(0)) - 8 : short;
    if (size < 8) break;
    if (typeAt(header, 4) !== "moov") yield { pass: size - 8 };
    else if (size > MOST_DESCRIPTION) break;
    else return factsOf(yield* see(size - 8));
  }
  throw new MediaError("unreadable");
}
