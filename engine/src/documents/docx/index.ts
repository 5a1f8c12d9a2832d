import type { DocumentNotice } from "../../types/index.ts";
import { hasMacros, refuseMacros, titleIn } from "../archive/office.ts";
import type { Package } from "../archive/package.ts";
import type { Draft, DraftBlock } from "../draft.ts";
import { DocumentError } from "../errors.ts";
import { docxPictures } from "../figures/docx.ts";
import { lastWords } from "../lastWords.ts";
import { BodyReader } from "./body.ts";
import { Numbering } from "./numbering.ts";
import { Styles } from "./styles.ts";

/** Footnotes follow the text: they are kept apart from the sentences that refer to them. */
function footnotes(notes: ReadonlyMap<string, string>): DraftBlock[] {
  return [...notes.values()]
    .filter((text) => text.trim() !== "")
    .map((text) => ({ kind: "footnote", level: 0, text, page: null }));
}

/**
 * Reads a DOCX while it is unpacked: styles, lists, tables, footnotes; no hidden or deleted text.
 * @throws DocumentError where nothing can be read
 */
export async function readDocx(parts: Package, main: string): Promise<Draft> {
  await refuseMacros(parts);
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
  if (hasMacros(parts)) notices.push({ code: "macros_ignored", params: {} });
  return {
    format: "docx",
    title: await titleIn(parts, "docProps/core.xml"),
    pages: body.pages > 0 ? body.pages : null,
    blocks: [...body.blocks, ...footnotes(notes.notes), ...footnotes(endnotes.notes)],
    notices,
    ...(body.drawings.length > 0
      ? { pictures: docxPictures(parts, main, body.drawings, body.pages > 0) }
      : {}),
  };
}
