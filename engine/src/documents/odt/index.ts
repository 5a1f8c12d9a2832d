import type { DocumentNotice } from "../../types/index.ts";
import { titleIn } from "../archive/office.ts";
import type { Package } from "../archive/package.ts";
import type { Draft, DraftBlock } from "../draft.ts";
import { DocumentError } from "../errors.ts";
import type { Picture, PictureSource } from "../figures/pictures.ts";
import { lastWords } from "../lastWords.ts";
import type { ReadLimits } from "../limits.ts";
import { BodyReader, type OdtBody } from "./body.ts";
import { Styles } from "./styles.ts";

const CONTENT = "content.xml";
/** A sheet of A4 in millimetres: what the share of a page is told by. */
const PAGE = 210 * 297;
/** Share assumed of a picture whose size is not said. */
const USUAL_SHARE = 0.2;

async function refuseLocked(parts: Package): Promise<void> {
  let locked = false;
  await parts.parse("META-INF/manifest.xml", {
    open(name) {
      if (name === "manifest:encryption-data") locked = true;
    },
  });
  if (locked) throw new DocumentError("document_password_protected");
}

function picturesOf(parts: Package, { pictures, pages }: OdtBody): PictureSource {
  return async function* found({ figureBytes }: ReadLimits): AsyncGenerator<Picture> {
    for (const { path, alt, width, height, after, page } of pictures) {
      const file = await parts.bytes(path, figureBytes);
      if (file === null) continue;
      const share = width > 0 && height > 0 ? (width * height) / PAGE : USUAL_SHARE;
      const shown = { after, caption: null, page: pages > 1 ? page : null, alt, share };
      yield { image: { file }, ...shown, crop: null, mirrored: false, turn: 0 };
    }
  };
}

/**
 * Reads an OpenDocument text: headings, lists, tables, notes; no hidden or deleted text. Pages are those at
 * which the program that wrote it broke them.
 * @throws DocumentError where nothing can be read
 */
export async function readOdt(parts: Package): Promise<Draft> {
  await refuseLocked(parts);
  if (!parts.has(CONTENT)) throw new DocumentError("document_damaged");
  const styles = new Styles();
  await styles.read(parts, "styles.xml");
  await styles.read(parts, CONTENT);
  const body = await new BodyReader(styles).read(parts);
  const notices: DocumentNotice[] = [];
  if (parts.isDamaged(CONTENT)) {
    const last = body.blocks.at(-1);
    if (last === undefined) throw new DocumentError("document_damaged");
    notices.push({ code: "rest_damaged", params: { last: lastWords(last.text) } });
  }
  if (body.hidden) notices.push({ code: "text_hidden_removed", params: {} });
  const hasPages = body.pages > 1;
  const notes = body.notes.map((text): DraftBlock => ({ kind: "footnote", level: 0, text, page: null }));
  const blocks = hasPages ? body.blocks : body.blocks.map((block) => ({ ...block, page: null }));
  return {
    format: "odt",
    title: await titleIn(parts, "meta.xml"),
    pages: hasPages ? body.pages : null,
    blocks: [...blocks, ...notes],
    notices,
    ...(body.pictures.length > 0 ? { pictures: picturesOf(parts, body) } : {}),
  };
}
