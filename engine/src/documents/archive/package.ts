import { SaxesParser, type SaxesTagPlain } from "saxes";
import { DocumentError } from "../errors.ts";
import type { ReadLimits } from "../limits.ts";
import { type Archive, openArchive, type ZipEntries } from "./zip.ts";

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

/** A ZIP package whose XML parts are parsed while they are unpacked; nothing is written anywhere. */
export class Package {
  /** Whether its directory is lost, so that parts may be missing. */
  readonly isCutOff: boolean;
  #entries: ZipEntries;
  #budget: number;
  #damaged = new Set<string>();

  private constructor({ entries, complete }: Archive, budget: number) {
    this.isCutOff = !complete;
    this.#entries = entries;
    this.#budget = budget;
  }

  /**
   * Opens a package; of one without a readable directory, as a file that was cut off, what is left.
   * @throws DocumentError `document_damaged` or `document_too_complex`
   */
  static async open(data: Uint8Array, limits: ReadLimits): Promise<Package> {
    const archive = await openArchive(data, MOST_ENTRIES);
    if (archive.entries.size === 0) throw new DocumentError("document_damaged");
    return new Package(archive, limits.decompressed);
  }

  /** Whether a part that was parsed broke off or could not be understood to its end. */
  isDamaged(part: string): boolean {
    return this.#damaged.has(part);
  }

  has(part: string): boolean {
    return this.#entries.has(part);
  }

  names(): string[] {
    return [...this.#entries.keys()];
  }

  /**
   * Parses an XML part; false where the package has no such part. Every byte it unpacks to is counted;
   * a document type declaration is refused, so no entity is ever expanded. Of a damaged part, what stands
   * before the damage is parsed; `isDamaged` tells.
   * @throws DocumentError `document_damaged`, `document_too_complex` or `document_password_protected`
   */
  async parse(part: string, handler: XmlHandler): Promise<boolean> {
    const entry = this.#entries.get(part);
    if (entry === undefined) return false;
    if (entry.encrypted) throw new DocumentError("document_password_protected");
    if (entry.size > this.#budget) throw new DocumentError("document_too_complex");
    const stream = await entry.open();
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
      if (error instanceof DocumentError) throw error;
      this.#damaged.add(part);
    }
    return true;
  }

  /**
   * The bytes of a part that is read whole, counted as those of `parse` are; null where there is none or it
   * cannot be unpacked (`isDamaged` tells).
   * @throws DocumentError `document_too_complex` or `document_password_protected`
   */
  async whole(part: string): Promise<Uint8Array | null> {
    const entry = this.#entries.get(part);
    if (entry === undefined) return null;
    if (entry.encrypted) throw new DocumentError("document_password_protected");
    if (entry.size > this.#budget) throw new DocumentError("document_too_complex");
    const data = await this.bytes(part, this.#budget);
    if (data === null) this.#damaged.add(part);
    this.#budget -= data?.length ?? 0;
    return data;
  }

  /** The bytes of a part; null where there is none, it is damaged, or it has more than `most`. */
  async bytes(part: string, most: number): Promise<Uint8Array | null> {
    const entry = this.#entries.get(part);
    if (entry === undefined || entry.encrypted || entry.size > most) return null;
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of await entry.open()) {
        chunks.push(Buffer.from(chunk));
        size += chunk.length;
        if (size > most) return null;
      }
    } catch {
      return null;
    }
    return Buffer.concat(chunks);
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
