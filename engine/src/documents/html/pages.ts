import { pathFrom } from "../archive/office.ts";
import type { Package } from "../archive/package.ts";
import type { Draft } from "../draft.ts";
import { DocumentError } from "../errors.ts";
import { embeddedFile, isEmbedded, pageImages } from "../figures/page-images.ts";
import { PageReader, type PlacedImage } from "./blocks.ts";
import { contentOf, rolesOf } from "./content.ts";
import { decodePage } from "./decode.ts";
import { pageNotices } from "./index.ts";
import { type Element, findElement, parseTree } from "./tree.ts";

/** Parts of a book around its text. */
const AROUND = new Set([
  "cover",
  "titlepage",
  "halftitlepage",
  "toc",
  "doc-toc",
  "landmarks",
  "page-list",
  "doc-pagelist",
  "index",
  "doc-index",
  "copyright-page",
  "doc-cover",
]);

function isAround(root: Element): boolean {
  const body = findElement(root, ({ name }) => name === "body");
  if (body === null) return false;
  const [only, ...others] = body.children.filter((child) => typeof child !== "string" || child.trim() !== "");
  const roles = [
    ...rolesOf(body),
    ...(only !== undefined && typeof only !== "string" && others.length === 0 ? rolesOf(only) : []),
  ];
  return roles.some((role) => AROUND.has(role));
}

interface Described {
  format: Draft["format"];
  title: string | null;
  /** Whether the pages may be surrounded by navigation. */
  surroundings: boolean;
}

/**
 * Reads pages of HTML inside a package one after the other, with their pictures. A page that is missing or
 * cannot be unpacked is left out and counted.
 * @throws DocumentError where a page is hostile or none can be read
 */
export async function readPages(
  parts: Package,
  pages: readonly string[],
  { format, title, surroundings }: Described,
): Promise<Draft> {
  const reader = new PageReader({ surroundings });
  const paths = new Map<PlacedImage, string>();
  let damaged = 0;
  for (const page of pages) {
    const data = await parts.whole(page);
    if (data === null) {
      damaged++;
      continue;
    }
    const root = parseTree((await decodePage(data)).text, { xhtml: true });
    if (isAround(root)) continue;
    const first = reader.images.length;
    const content = contentOf(root);
    for (const element of surroundings ? content.nodes : [root]) reader.read(element, content.marked);
    for (const image of reader.images.slice(first)) paths.set(image, page);
  }
  if (damaged === pages.length) throw new DocumentError("document_damaged");
  const pathOf = (image: PlacedImage): string | null => pathFrom(paths.get(image) ?? "", image.source);
  const isInside = (image: PlacedImage): boolean =>
    isEmbedded(image.source) || parts.has(pathOf(image) ?? "");
  const inside = reader.images
    .filter(isInside)
    .map((image) => (isEmbedded(image.source) ? image : { ...image, source: pathOf(image) ?? "" }));
  const notices = pageNotices(
    reader,
    reader.images.filter((image) => !isInside(image)),
  );
  if (damaged > 0) notices.unshift({ code: "chapters_damaged", params: { count: damaged } });
  const fileOf = (source: string, most: number) =>
    isEmbedded(source) ? embeddedFile(source, most) : parts.bytes(source, most);
  return {
    format,
    title,
    pages: reader.page,
    blocks: reader.blocks,
    notices,
    ...(inside.length > 0 ? { pictures: pageImages(inside, fileOf) } : {}),
  };
}
