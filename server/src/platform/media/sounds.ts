import { audio, type FormatReader, MediaError, see, wholeSeconds } from "./reading.ts";

/** Frames that must follow each other before bytes count as sound: two signs alone also stand in other files. */
const FRAMES = 3;
/** Empty bytes that may stand between a tag and the first frame. */
const MOST_PADDING = 64 * 1024;
/** Bits of samples that browsers play, as RIFF names them: whole numbers, floating point, or said further on. */
const WAVE_CODECS = new Set([1, 3, 0xfffe]);
const MOST_CHUNKS = 1_000;

/** kbit/s of Layer III by the number in the header, for MPEG-1 and for MPEG-2 (ISO/IEC 11172-3 and 13818-3). */
const BITRATES = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const RATES = [44_100, 48_000, 32_000];

/** What the four bytes of a header say: the kind of a frame and its length in bytes. */
interface Frame {
  kind: "mp3" | "aac";
  bytes: number;
}

/** A frame of MPEG audio, Layer III. Throws MediaError for the other layers, which few browsers play. */
function mp3Frame(second: number, third: number): Frame | null {
  const [version, layer] = [(second >> 3) & 3, (second >> 1) & 3];
  const [rateAt, bitrateAt] = [(third >> 2) & 3, third >> 4];
  const rate = RATES[rateAt];
  if (version === 1 || layer === 0 || rate === undefined) return null;
  const isOne = version === 3;
  const bitrate = (isOne ? BITRATES.one : BITRATES.two)[bitrateAt];
  if (bitrate === undefined || bitrate === 0) return null;
  if (layer !== 1) throw new MediaError("codec");
  const samples = isOne ? 144 : 72;
  const divided = isOne ? rate : rate / (version === 2 ? 2 : 4);
  return { kind: "mp3", bytes: Math.floor((samples * bitrate * 1000) / divided) + ((third >> 1) & 1) };
}

/** The frame that begins with these seven bytes: MP3, or AAC as ADTS (ISO/IEC 13818-7); null where none does. */
function frameOf(header: Buffer): Frame | null {
  const [first = 0, second = 0, third = 0] = header;
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  if ((second & 0xf6) !== 0xf0) return mp3Frame(second, third);
  const bytes = ((header[3] ?? 0) & 3) * 2048 + (header[4] ?? 0) * 8 + ((header[5] ?? 0) >> 5);
  return bytes > 7 ? { kind: "aac", bytes } : null;
}

/** MP3 or AAC whose first frame begins with `begun`: what was looked at of it already. */
export function* readFrames(begun: Buffer): FormatReader {
  let header: Buffer = Buffer.concat([begun, yield* see(Math.max(0, 7 - begun.length))]);
  let kind: Frame["kind"] | null = null;
  for (let count = 0; count < FRAMES; count += 1) {
    const frame = frameOf(header);
    if (frame === null || (kind !== null && kind !== frame.kind)) throw new MediaError("unreadable");
    kind = frame.kind;
    yield { pass: frame.bytes - header.length };
    header = yield { see: 7 };
    // A very short sound is whole after its first frames.
    if (header.length < 7 && count > 0) break;
  }
  return audio(kind === "aac" ? "audio/aac" : "audio/mpeg");
}

/** MP3 or AAC behind an ID3v2 tag, of whose header the first `seen` bytes were looked at; a cover may make it long. */
export function* readTagged(seen: Buffer): FormatReader {
  const header = Buffer.concat([seen, yield* see(10 - seen.length)]);
  const sizes = [...header.subarray(6, 10)];
  if (sizes.some((byte) => byte > 0x7f)) throw new MediaError("unreadable");
  const hasFooter = ((header[5] ?? 0) & 0x10) !== 0;
  yield { pass: sizes.reduce((sum, byte) => sum * 128 + byte, 0) + (hasFooter ? 10 : 0) };
  for (let padding = 0; padding < MOST_PADDING; padding += 1) {
    const next = yield* see(1);
    if (next[0] !== 0) return yield* readFrames(next);
  }
  throw new MediaError("unreadable");
}

/** WAV, from behind the twelve bytes of its head. */
export function* readWave(): FormatReader {
  let bytesPerSecond = 0;
  for (let count = 0; count < MOST_CHUNKS; count += 1) {
    const header = yield* see(8);
    const type = header.toString("latin1", 0, 4);
    const size = header.readUInt32LE(4);
    if (type === "data") {
      if (bytesPerSecond === 0) break;
      return audio("audio/wav", wholeSeconds(size / bytesPerSecond));
    }
    if (type !== "fmt ") {
      yield { pass: size + (size % 2) };
      continue;
    }
    if (size < 16 || size > 1_024) break;
    const format = yield* see(size + (size % 2));
    if (!WAVE_CODECS.has(format.readUInt16LE(0))) throw new MediaError("codec");
    bytesPerSecond = format.readUInt32LE(8);
  }
  throw new MediaError("unreadable");
}

/** Ogg with Opus or Vorbis, from behind its first four bytes (RFC 3533, RFC 7845). */
export function* readOgg(): FormatReader {
  const page = yield* see(23);
  const segments = yield* see(page[22] ?? 0);
  const bytes = segments.reduce((sum, size) => sum + size, 0);
  const head = (yield* see(Math.min(bytes, 64))).toString("latin1");
  if (head.startsWith("OpusHead") || head.startsWith("\u0001vorbis")) return audio("audio/ogg");
  throw new MediaError("codec");
}
