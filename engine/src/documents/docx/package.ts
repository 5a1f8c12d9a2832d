import type { Readable } from "node:stream";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { DocumentError } from "../errors.ts";
import type { ReadLimits } from "../limits.ts";

/** Attributes of an XML element by qualified name. */
export type Attributes = Record<string, string>;

/** What a reader of an XML part wants to hear of. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

const MOST_ENTRIES = 10_000;
const DEEPEST = 2_000;

function openZip(data: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(data.buffer, data.byteOffset, data.length);
  const options = { lazyEntries: true, validateEntrySizes: true, decodeStrings: true };
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(buffer, options, (error, zip) => (error === null ? resolve(zip) : reject(error)));
  });
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on("entry", (entry) => {
      entries.set(entry.fileName.replace(/^\//, ""), entry);
      zip.readEntry();
    });
    zip.on("end", () => resolve(entries));
    zip.on("error", reject);
    zip.readEntry();
  });
}

/** A ZIP package whose XML parts are parsed while they are unpacked; nothing is written anywhere. */
export class Package {
  #zip: ZipFile;
  #entries: Map<string, Entry>;
  #budget: number;

  private constructor(zip: ZipFile, entries: Map<string, Entry>, budget: number) {
    this.#zip = zip;
    this.#entries = entries;
    this.#budget = budget;
  }

  /** @throws DocumentError `document_damaged` or `document_too_complex` */
  static async open(data: Uint8Array, limits: ReadLimits): Promise<Package> {
    try {
      const zip = await openZip(data);
      if (zip.entryCount > MOST_ENTRIES) throw new DocumentError("document_too_complex");
      return new Package(zip, await listEntries(zip), limits.decompressed);
    } catch (error) {
      throw error instanceof DocumentError ? error : new DocumentError("document_damaged");
    }
  }

  has(part: string): boolean {
    return this.#entries.has(part);
  }

  names(): string[] {
    return [...this.#entries.keys()];
  }

  /**
   * Parses an XML part; false where the package has no such part. Every byte it unpacks to is counted;
   * a document type declaration is refused, so no entity is ever expanded.
   * @throws DocumentError `document_damaged` or `document_too_complex`
   */
  async parse(part: string, handler: XmlHandler): Promise<boolean> {
    const entry = this.#entries.get(part);
    if (entry === undefined) return false;
    if (entry.isEncrypted()) throw new DocumentError("document_password_protected");
    if (entry.uncompressedSize > this.#budget) throw new DocumentError("document_too_complex");
    const stream = await this.#stream(entry);
    const parser = this.#parser(handler);
    try {
      stream.setEncoding("utf8");
      for await (const chunk of stream) {
        const text = String(chunk);
        this.#budget -= Buffer.byteLength(text);
        if (this.#budget < 0) throw new DocumentError("document_too_complex");
        parser.write(text);
      }
      parser.close();
    } catch (error) {
      stream.destroy();
      throw error instanceof DocumentError ? error : new DocumentError("document_damaged");
    }
    return true;
  }

  #stream(entry: Entry): Promise<Readable> {
    return new Promise((resolve, reject) => {
      this.#zip.openReadStream(entry, (error, stream) =>
        error === null ? resolve(stream) : reject(new DocumentError("document_damaged")),
      );
    });
  }

  #parser(handler: XmlHandler): SaxesParser {
    const parser = new SaxesParser({ xmlns: false });
    let depth = 0;
    parser.on("doctype", () => {
      throw new DocumentError("document_damaged");
    });
    parser.on("error", (error) => {
      throw error;
    });
    parser.on("opentag", (tag: SaxesTagPlain) => {
      if (++depth > DEEPEST) throw new DocumentError("document_too_complex");
      handler.open(tag.name, tag.attributes);
    });
    parser.on("closetag", (tag) => {
      depth--;
      handler.close?.(tag.name);
    });
    parser.on("text", (text) => handler.text?.(text));
    parser.on("cdata", (text) => handler.text?.(text));
    return parser;
  }
}
