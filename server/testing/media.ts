/** Sound that a browser plays: a tone of 440 Hz in 8-bit samples. */
export function wave(seconds: number, rate = 8_000): Buffer<ArrayBuffer> {
  const samples = Math.round(seconds * rate);
  const file = Buffer.alloc(44 + samples);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(36 + samples, 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write("data", 36, "latin1");
  file.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at += 1) {
    file[44 + at] = 128 + Math.round(60 * Math.sin((2 * Math.PI * 440 * at) / rate));
  }
  return file;
}

/** A box of MP4. */
export function box(type: string, ...content: (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

const words = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [at, number] of numbers.entries()) bytes.writeUInt32BE(number >>> 0, at * 4);
  return bytes;
};

interface Track {
  handler: "vide" | "soun";
  codec: string;
  width?: number;
  height?: number;
  isTurned?: boolean;
}

function track({ handler, codec, width = 0, height = 0, isTurned = false }: Track): Buffer {
  const one = 0x10000;
  const matrix = isTurned
    ? words(0, one, 0, -one, 0, 0, 0, 0, 0x40000000)
    : words(one, 0, 0, 0, one, 0, 0, 0, 0x40000000);
  const header = box("tkhd", words(0, 0, 0, 1, 0, 0, 0, 0, 0, 0), matrix, words(width * one, height * one));
  const samples = box("stsd", words(0, 1), box(codec, words(0, 0)));
  const kind = box("hdlr", words(0, 0), Buffer.from(handler), words(0, 0, 0));
  return box("trak", header, box("mdia", kind, box("minf", box("stbl", samples))));
}

/** MP4 as far as it describes itself: its tracks at the end, as cameras write them. */
export function mp4(tracks: readonly Track[], { seconds = 90, mediaBytes = 100_000 } = {}): Buffer {
  const movie = box("mvhd", words(0, 0, 0, 1_000, seconds * 1_000, 0, 0, 0));
  return Buffer.concat([
    box("ftyp", Buffer.from("isom"), words(0)),
    box("mdat", Buffer.alloc(mediaBytes, 7)),
    box("moov", movie, ...tracks.map(track)),
  ]);
}

/** An element of WebM, with a length of eight bytes. */
export function element(id: number, content: Buffer | string): Buffer {
  const digits = id.toString(16);
  const head = Buffer.from(digits.length % 2 ? `0${digits}` : digits, "hex");
  const body = Buffer.from(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length));
  size[0] = 1;
  return Buffer.concat([head, size, body]);
}

/** WebM as far as it describes itself. */
export function webm(codecs: readonly string[], docType = "webm"): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(12_300);
  const video = element(
    0xe0,
    Buffer.concat([element(0xb0, Buffer.from([2, 128])), element(0xba, Buffer.from([1, 104]))]),
  );
  const entries = codecs.map((codec) =>
    element(0xae, Buffer.concat([element(0x86, codec), ...(codec.startsWith("V_") ? [video] : [])])),
  );
  const parts = [
    element(0xec, Buffer.alloc(50)),
    element(0x1549a966, element(0x4489, duration)),
    element(0x1654ae6b, Buffer.concat(entries)),
    element(0x1f43b675, Buffer.alloc(5_000)),
  ];
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, docType)),
    element(0x18538067, Buffer.concat(parts)),
  ]);
}

/** So many frames of MP3 (MPEG-1, Layer III, 128 kbit/s, 44.1 kHz), or of another kind by its second byte. */
export function mp3(frames: number, second = 0xfb): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, second, 0x90, 0x00]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** So many frames of AAC as ADTS. */
export function adts(frames: number): Buffer {
  const bytes = 64;
  const frame = Buffer.alloc(bytes);
  frame.set([0xff, 0xf1, 0x50, 0x80 | (bytes >> 11), (bytes >> 3) & 0xff, (bytes & 7) << 5, 0xfc]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** An ID3v2 tag whose cover has so many bytes. */
export function tag(bytes: number): Buffer {
  const sizes = [21, 14, 7, 0].map((shift) => (bytes >> shift) & 0x7f);
  return Buffer.concat([Buffer.from("ID3"), Buffer.from([4, 0, 0, ...sizes]), Buffer.alloc(bytes, 0xff)]);
}

/** The first page of Ogg, which says in what its sound is. */
export function ogg(head: string): Buffer {
  const page = Buffer.alloc(27);
  page.write("OggS", 0, "latin1");
  page[26] = 1;
  return Buffer.concat([page, Buffer.from([head.length]), Buffer.from(head, "latin1"), Buffer.alloc(500)]);
}
