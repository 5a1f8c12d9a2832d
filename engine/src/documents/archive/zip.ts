import { PassThrough, type Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { DocumentError } from "../errors.ts";

/** One file of a ZIP archive. */
export interface ZipEntry {
  /** Bytes it claims to unpack to; 0 where only unpacking tells. */
  size: number;
  encrypted: boolean;
  /** @throws DocumentError `document_damaged` */
  open(): Promise<Readable>;
}

/** Files of a ZIP archive by name, without a leading slash. */
export type ZipEntries = Map<string, ZipEntry>;

function openZip(data: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(data.buffer, data.byteOffset, data.length);
  const options = { lazyEntries: true, validateEntrySizes: true, decodeStrings: true };
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(buffer, options, (error, zip) => (error === null ? resolve(zip) : reject(error)));
  });
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) =>
      error === null ? resolve(stream) : reject(new DocumentError("document_damaged")),
    );
  });
}

function listed(zip: ZipFile): Promise<ZipEntries> {
  const entries: ZipEntries = new Map();
  return new Promise((resolve, reject) => {
    zip.on("entry", (entry) => {
      entries.set(entry.fileName.replace(/^\//, ""), {
        size: entry.uncompressedSize,
        encrypted: entry.isEncrypted(),
        open: () => openEntry(zip, entry),
      });
      zip.readEntry();
    });
    zip.on("end", () => resolve(entries));
    zip.on("error", reject);
    zip.readEntry();
  });
}

const LOCAL = Buffer.from("PK\x03\x04", "latin1");
const HEADER = 30;
const DEFLATED = 8;

/** Finds files by the header before each of them (APPNOTE.TXT 4.3.7) where the directory at the end is lost. */
function unlisted(data: Uint8Array, most: number): ZipEntries {
  const buffer = Buffer.from(data.buffer, data.byteOffset, data.length);
  const entries: ZipEntries = new Map();
  let at = buffer.indexOf(LOCAL);
  for (
    ;
    at !== -1 && at + HEADER < buffer.length && entries.size < most;
    at = buffer.indexOf(LOCAL, at + 4)
  ) {
    const method = buffer.readUInt16LE(at + 8);
    const name = at + HEADER;
    const start = name + buffer.readUInt16LE(at + 26) + buffer.readUInt16LE(at + 28);
    const path = buffer.toString("utf8", name, name + buffer.readUInt16LE(at + 26)).replace(/^\//, "");
    if (method !== DEFLATED && method !== 0) continue;
    const length = method === 0 ? buffer.readUInt32LE(at + 18) : buffer.length;
    const content = buffer.subarray(start, Math.min(buffer.length, start + length));
    entries.set(path, {
      size: 0,
      encrypted: (buffer.readUInt16LE(at + 6) & 1) === 1,
      open: async () => (method === 0 ? new PassThrough() : createInflateRaw()).end(content),
    });
  }
  return entries;
}

/** The files of a ZIP archive; not `complete` where its directory is lost and some may be missing. */
export interface Archive {
  entries: ZipEntries;
  complete: boolean;
}

/**
 * Lists the files of a ZIP archive, from what is left where its directory is damaged or cut off.
 * @throws DocumentError `document_too_complex` above `most` files
 */
export async function openArchive(data: Uint8Array, most: number): Promise<Archive> {
  try {
    const zip = await openZip(data);
    if (zip.entryCount > most) throw new DocumentError("document_too_complex");
    return { entries: await listed(zip), complete: true };
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    return { entries: unlisted(data, most), complete: false };
  }
}
