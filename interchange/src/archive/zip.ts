import { crc32 } from "node:zlib";
import { deflateSync } from "fflate";

/** A file of an archive. */
export interface Entry {
  /** With `/` between folders; nothing but ASCII. */
  name: string;
  /** Read when its turn comes, so that one large file is held at a time. */
  content: string | Uint8Array | (() => Promise<Uint8Array>);
  /** Comes before all others, as it is: what tells the kind of file. */
  leads?: boolean;
}

/** The second of January 1980 at noon as a zip has it: local time, so that it is the same in every time zone. */
const DAY = 0x0022;
const TIME = 0x6000;
const VERSION = 20;
const UTF8 = 0x0800;
const DEFLATED = 8;
/** Compressed already. */
const PACKED = /\.(webp|png|jpg|mp3|m4a|ogg|mp4|webm|woff2|zip)$/;
/** Without the extension for larger ones, which few readers of packages know. */
const LARGEST = 0xffff_ffff;

const byName = (one: Entry, other: Entry): number => (one.name < other.name ? -1 : 1);

async function bytesOf({ content }: Entry): Promise<Uint8Array> {
  if (typeof content === "function") return await content();
  return typeof content === "string" ? new TextEncoder().encode(content) : content;
}

/** What the header before a file and its line in the directory at the end have in common. */
function sharedFields(method: number, bytes: Uint8Array, packed: Uint8Array, name: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt16LE(TIME, 6);
  fields.writeUInt16LE(DAY, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
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
    const bytes = await bytesOf(entry);
    const isStored = entry.leads === true || bytes.length === 0 || PACKED.test(entry.name);
    const packed = isStored ? bytes : deflateSync(bytes, { level: 6 });
    const name = Buffer.from(entry.name);
    const fields = sharedFields(isStored ? 0 : DEFLATED, bytes, packed, name);
    directory.push(directoryLine(fields, name, offset));
    const header = Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), fields, name]);
    yield header;
    yield packed;
    offset += header.length + packed.length;
    if (offset > LARGEST) throw new RangeError("The archive would be larger than 4 GB.");
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
