import type { DocumentNotice } from "../../types/index.ts";
import type { Draft } from "../draft.ts";
import { embeddedFile, isEmbedded, pageImages } from "../figures/page-images.ts";
import { encodingNotice } from "../text/encodingNotice.ts";
import { PageReader, type PlacedImage } from "./blocks.ts";
import { contentOf } from "./content.ts";
import { decodePage } from "./decode.ts";
import { type Element, findElement, parseTree, textOf } from "./tree.ts";

/** What a page calls itself in its head. */
export function titleOf(root: Element): string | null {
  const title = findElement(root, ({ name }) => name === "title");
  return title === null ? null : textOf(title).replace(/\s+/g, " ").trim() || null;
}

/** A heading that the title of the page begins with is the title; what follows it is the name of the site. */
function withoutSite(title: string | null, reader: PageReader): string | null {
  const [first] = reader.blocks.filter(({ kind }) => kind === "heading");
  return title !== null && first !== undefined && title.startsWith(first.text) ? first.text : title;
}

/** What the creator should know of a page besides its text. */
export function pageNotices(reader: PageReader, outside: readonly PlacedImage[]): DocumentNotice[] {
  const notices: DocumentNotice[] = [];
  if (reader.surroundings) notices.push({ code: "navigation_left_out", params: {} });
  if (reader.hidden) notices.push({ code: "text_hidden_removed", params: {} });
  const count = new Set(outside.map(({ source }) => source)).size;
  if (count > 0) notices.push({ code: "pictures_outside", params: { count } });
  return notices;
}

/**
 * Reads a page of HTML: its content without navigation, scripts and hidden text. Pictures are taken where the
 * file holds them itself; nothing that it refers to is fetched.
 * @throws DocumentError where the markup is hostile
 */
export async function readHtml(data: Uint8Array): Promise<Draft> {
  const { text, guessed } = await decodePage(data);
  const root = parseTree(text);
  const content = contentOf(root);
  const reader = new PageReader({ surroundings: true });
  for (const element of content.nodes) reader.read(element, content.marked);
  const [inside, outside] = [
    reader.images.filter(({ source }) => isEmbedded(source)),
    reader.images.filter(({ source }) => !isEmbedded(source)),
  ];
  const notices = pageNotices(reader, outside);
  if (guessed !== null) notices.push(encodingNotice({ text, encoding: guessed }));
  return {
    format: "html",
    title: withoutSite(titleOf(root), reader),
    pages: null,
    blocks: reader.blocks,
    notices,
    ...(inside.length > 0 ? { pictures: pageImages(inside, embeddedFile) } : {}),
  };
}
