import type { DocumentNotice } from "../../types/index.ts";
import type { Draft, DraftBlock } from "../draft.ts";
import { DocumentError } from "../errors.ts";
import { docxPictures } from "../figures/docx.ts";
import type { ReadLimits } from "../limits.ts";
import { BodyReader } from "./body.ts";
import { Numbering } from "./numbering.ts";
import { Package } from "./package.ts";
import { Styles } from "./styles.ts";

async function mainPart(parts: Package): Promise<string> {
  let main = "word/document.xml";
  await parts.parse("_rels/.rels", {
    open(name, attributes) {
      if (name === "Relationship" && (attributes.Type ?? "").endsWith("/officeDocument")) {
        main = (attributes.Target ?? main).replace(/^\//, "");
      }
    },
  });
  return main;
}

/** Templates and files with macros declare another content type than a plain Word document. */
async function isPlainDocument(parts: Package): Promise<boolean> {
  let plain = true;
  await parts.parse("[Content_Types].xml", {
    open(_, attributes) {
      if (/ms-word\.(document|template)\.macroEnabled/i.test(attributes.ContentType ?? "")) plain = false;
    },
  });
  return plain;
}

async function propertyTitle(parts: Package): Promise<string | null> {
  let title = "";
  let inside = false;
  try {
    await parts.parse("docProps/core.xml", {
      open: (name) => {
        inside = name === "dc:title";
      },
      close: () => {
        inside = false;
      },
      text: (text) => {
        if (inside) title += text;
      },
    });
  } catch {
    return null;
  }
  return title.trim() === "" ? null : title.trim();
}

/** Footnotes follow the text: they are kept apart from the sentences that refer to them. */
function footnotes(notes: ReadonlyMap<string, string>): DraftBlock[] {
  return [...notes.values()]
    .filter((text) => text.trim() !== "")
    .map((text) => ({ kind: "footnote", level: 0, text, page: null }));
}

const LAST_WORDS = 8;

function lastWords(text: string): string {
  return text.split(/\s+/).slice(-LAST_WORDS).join(" ");
}

/**
 * Reads a DOCX while it is unpacked: styles, lists, tables, footnotes; no hidden or deleted text.
 * @throws DocumentError where nothing can be read
 */
export async function readDocx(data: Uint8Array, limits: ReadLimits): Promise<Draft> {
  const parts = await Package.open(data, limits);
  const main = await mainPart(parts);
  if (!parts.has(main) || !parts.has("[Content_Types].xml") || !main.includes("word")) {
    throw new DocumentError(parts.isCutOff ? "document_damaged" : "document_type_unsupported");
  }
  if (!(await isPlainDocument(parts))) throw new DocumentError("document_type_unsupported");
  const folder = main.replace(/[^/]+$/, "");
  const styles = await Styles.read(parts, `${folder}styles.xml`);
  const numbering = await Numbering.read(parts, `${folder}numbering.xml`);
  const body = await new BodyReader(styles, numbering).read(parts, main);
  const notes = await new BodyReader(styles, numbering).read(parts, `${folder}footnotes.xml`);
  const endnotes = await new BodyReader(styles, numbering).read(parts, `${folder}endnotes.xml`);
  const notices: DocumentNotice[] = [];
  const last = body.blocks.at(-1);
  if (parts.isDamaged(main)) {
    if (last === undefined) throw new DocumentError("document_damaged");
    notices.push({ code: "rest_damaged", params: { last: lastWords(last.text) } });
  }
  if (body.hidden) notices.push({ code: "text_hidden_removed", params: {} });
  if (parts.names().some((name) => /vbaProject\.bin$/i.test(name))) {
    notices.push({ code: "macros_ignored", params: {} });
  }
  return {
    format: "docx",
    title: await propertyTitle(parts),
    pages: body.pages > 0 ? body.pages : null,
    blocks: [...body.blocks, ...footnotes(notes.notes), ...footnotes(endnotes.notes)],
    notices,
    ...(body.drawings.length > 0
      ? { pictures: docxPictures(parts, main, body.drawings, body.pages > 0) }
      : {}),
  };
}
