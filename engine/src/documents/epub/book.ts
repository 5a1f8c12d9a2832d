import { pathFrom } from "../archive/office.ts";
import type { Package } from "../archive/package.ts";
import { DocumentError } from "../errors.ts";

/** What a book consists of. */
export interface Book {
  title: string | null;
  /** Paths of its chapters in reading order. */
  chapters: string[];
}

interface Item {
  path: string;
  type: string;
  properties: string;
}

/** Fonts may be scrambled by these without the book being locked (EPUB 3.3, 4.3 of OCF; Adobe's older way). */
const FONT_ALGORITHMS = ["http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"];

async function refuseLocked(parts: Package): Promise<void> {
  let locked = false;
  await parts.parse("META-INF/encryption.xml", {
    open(name, { Algorithm }) {
      if (/(?:^|:)EncryptionMethod$/.test(name) && Algorithm && !FONT_ALGORITHMS.includes(Algorithm))
        locked = true;
    },
  });
  if (locked) throw new DocumentError("document_password_protected");
}

async function packagePath(parts: Package): Promise<string> {
  let path: string | null = null;
  await parts.parse("META-INF/container.xml", {
    open(name, attributes) {
      if (name === "rootfile" || name.endsWith(":rootfile")) path ??= attributes["full-path"] ?? null;
    },
  });
  path ??= parts.names().find((name) => name.endsWith(".opf")) ?? null;
  if (path === null || !parts.has(path)) throw new DocumentError("document_damaged");
  return path;
}

const CHAPTER = /^(?:application\/xhtml\+xml|text\/html|application\/x-dtbook\+xml)$/;

/**
 * Reads what a book consists of, with its table of contents left out.
 * @throws DocumentError `document_password_protected` where it is locked, `document_damaged`
 */
export async function readBook(parts: Package): Promise<Book> {
  await refuseLocked(parts);
  const opf = await packagePath(parts);
  const items = new Map<string, Item>();
  const spine: string[] = [];
  let title = "";
  let inTitle = false;
  let titled = false;
  await parts.parse(opf, {
    open(qualified, attributes) {
      const name = qualified.replace(/^opf:/, "");
      if (name === "item") {
        const { id = "", href = "", "media-type": type = "", properties = "" } = attributes;
        const path = pathFrom(opf, href);
        if (path !== null) items.set(id, { path, type, properties });
      }
      if (name === "itemref" && attributes.linear !== "no") spine.push(attributes.idref ?? "");
      if (name === "dc:title" && !titled) inTitle = true;
    },
    close(name) {
      if (name !== "dc:title") return;
      titled = true;
      inTitle = false;
    },
    text(text) {
      if (inTitle) title += text;
    },
  });
  const chapters = spine
    .map((id) => items.get(id))
    .filter((item) => item !== undefined)
    .filter(({ type, properties }) => CHAPTER.test(type) && !properties.split(/\s+/).includes("nav"))
    .map(({ path }) => path);
  if (chapters.length === 0) throw new DocumentError("document_damaged");
  return { title: title.trim() === "" ? null : title.trim(), chapters };
}
