import { crc32 } from "node:zlib";
import { deflateSync } from "fflate";

/** A file that is too large to be held whole. It is read twice and goes in as it is. */
export interface Pieces {
  read(): AsyncIterable<Uint8Array>;
}

/** A file of an archive. */
export interface Entry {
  /** With `/` between folders; nothing but ASCII. */
  name: string;
  /** Read when its turn comes, so that one large file is held at a time; of `Pieces` no more than one piece. */
  content: string | Uint8Array | (() => Promise<Uint8Array>) | Pieces;
  /** Comes before all others, as it is: what tells the kind of file. */
  leads?: boolean;
}

/** The second of January 1980 at noon as a zip has it: local time, so that it is the same in every time zone. */
const DAY = 0x0022;
const TIME = 0x6000;
const VERSION = 20;
const UTF8 = 0x0800;
const STORED = 0;
const DEFLATED = 8;
/** Compressed already. */
const PACKED = /\.(webp|png|jpg|mp3|m4a|ogg|mp4|webm|woff2|zip)$/;
/** Without the extension for larger ones, which few readers of packages know. */
const LARGEST = 0xffff_ffff;

const byName = (one: Entry, other: Entry): number => (one.name < other.name ? -1 : 1);

async function bytesOf(content: Exclude<Entry["content"], Pieces>): Promise<Uint8Array> {
  if (typeof content === "function") return await content();
  return typeof content === "string" ? new TextEncoder().encode(content) : content;
}

/** A file as it lies in the archive. */
interface Packed {
  method: number;
  crc: number;
  /** Bytes in the archive, and of the file itself. */
  packed: number;
  bytes: number;
  content(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** A large file: read once for its sizes, and again for its bytes. */
async function measured(pieces: Pieces): Promise<Packed> {
  let [crc, bytes] = [0, 0];
  for await (const piece of pieces.read()) {
    crc = crc32(piece, crc);
    bytes += piece.length;
  }
  return { method: STORED, crc, packed: bytes, bytes, content: () => pieces.read() };
}

async function packedOf({ name, content, leads }: Entry): Promise<Packed> {
  if (typeof content === "object" && "read" in content) return await measured(content);
  const bytes = await bytesOf(content);
  const isStored = leads === true || bytes.length === 0 || PACKED.test(name);
  const packed = isStored ? bytes : deflateSync(bytes, { level: 6 });
  const method = isStored ? STORED : DEFLATED;
  return { method, crc: crc32(bytes), packed: packed.length, bytes: bytes.length, content: () => [packed] };
}

/** What the header before a file and its line in the directory at the end have in common. */
function sharedFields({ method, crc, packed, bytes }: Packed, name: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt16LE(TIME, 6);
  fields.writeUInt16LE(DAY, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(bytes, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function directoryLine(fields: Buffer, name: Buffer, offset: number): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(VERSION, 4);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(offset, 10);
  return Buffer.concat([head, fields, tail, name]);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/**
 * An archive, file by file (APPNOTE 6.3.3): sizes stand before each file, which readers of streams need. The same
 * entries always give the same bytes, whatever their order. Throws RangeError beyond 4 GB.
 */
export async function* zipOf(entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  const leading = entries.filter(({ leads }) => leads);
  const others = entries.filter(({ leads }) => !leads).sort(byName);
  for (const entry of [...leading, ...others]) {
    const file = await packedOf(entry);
    const name = Buffer.from(entry.name);
    const fields = sharedFields(file, name);
    directory.push(directoryLine(fields, name, offset));
    const header = Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), fields, name]);
    offset += header.length + file.packed;
    if (offset > LARGEST) throw new RangeError("The archive would be larger than 4 GB.");
    yield header;
    yield* file.content();
  }
  const lines = Buffer.concat(directory);
  yield lines;
  yield endOf(directory.length, lines.length, offset);
}

/** Pieces as one. */
export async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return new Uint8Array(Buffer.concat(all));
}
