import { createHash, randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Block, Figure } from "../../types/index.ts";
import type { DraftBlock } from "../draft.ts";
import type { ReadLimits } from "../limits.ts";
import { captionNear } from "./captions.ts";
import { type Encoded, encode } from "./encode.ts";
import type { Picture, PictureSource } from "./pictures.ts";

/** Shares of a page from which on a picture is looked at: with and without a caption or a description. */
const SMALLEST_SHARE = { described: 0.008, bare: 0.03 };
/** A picture on as many places of a document is a logo or an ornament. */
const ORNAMENT_PLACES = 3;
/** How many times the figures allowed are looked at before the best are chosen. */
const LOOKED_AT = 3;
const LONGEST_TEXT = 500;
/** Characters of the longest line that a title page is thought to have. */
const TITLE_PAGE_LINE = 160;

/** The extension of a figure's file in the folder; its name is the figure's `id`. */
export const FIGURE_EXTENSION = "webp";

/** Block numbers from 1 (`Block.paragraph`) by index of the draft they were cut from; 0 before the first. */
export function paragraphsOf(drafts: readonly DraftBlock[], blocks: readonly Block[]): number[] {
  let next = 0;
  return drafts.map((draft) => {
    let rest = draft.text.trim();
    while (rest !== "") {
      const piece = blocks[next]?.text.trim() ?? "";
      if (piece === "" || !rest.startsWith(piece)) break;
      rest = rest.slice(piece.length).trim();
      next++;
    }
    return next;
  });
}

function plain(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= LONGEST_TEXT ? line : `${line.slice(0, LONGEST_TEXT).replace(/\s+\S*$/, "")} …`;
}

/** Programs put the name of a picture's file where a description should stand: it says nothing. */
const FILE_NAME = /^\S.{0,80}\.(?:png|jpe?g|gif|svg|webp|bmp|tiff?|emf|wmf)$/i;

/** As many of a list as are allowed, spread evenly over it. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, at) => list[Math.floor((at * list.length) / most)]).filter(
    (item) => item !== undefined,
  );
}

/** As many figures as are allowed in their order, those that are described first, spread over the document. */
function chosen(figures: readonly Figure[], most: number): Figure[] {
  if (figures.length <= most) return [...figures];
  const isDescribed = ({ alt, caption }: Figure): boolean => alt !== "" || caption !== "";
  const first = spread(figures.filter(isDescribed), most);
  const rest = figures.filter((figure) => !isDescribed(figure));
  const kept = new Set([...first, ...spread(rest, most - first.length)]);
  return figures.filter((figure) => kept.has(figure));
}

interface Collection {
  figures: Map<string, Figure>;
  places: Map<string, number>;
}

const captionOf = (picture: Picture, drafts: readonly DraftBlock[]): number | null =>
  picture.caption ?? captionNear(drafts, picture.after);

/** A text that a formula goes on with: it announces something, or ends without a stop. */
const GOES_ON = /(?:\S+\s+){3,}\S*[\p{L},:)]$/u;
/** Share of a page from which a picture behind such a text is a formula. */
const SMALLEST_FORMULA = 0.0005;

/** Whether a small picture is a formula that the sentence before it goes on with. */
function isFormula(picture: Picture, drafts: readonly DraftBlock[]): boolean {
  const before = drafts[picture.after];
  if (before?.kind !== "paragraph" || captionOf(picture, drafts) !== null) return false;
  return picture.share >= SMALLEST_FORMULA && GOES_ON.test(before.text.trim());
}

/** Whether a picture may be a figure by its size and place: what stands on a title page is none. */
function isLikely(picture: Picture, drafts: readonly DraftBlock[]): boolean {
  if (picture.alt !== "" || captionOf(picture, drafts) !== null)
    return picture.share >= SMALLEST_SHARE.described;
  const before = drafts.slice(0, picture.after + 1);
  const prose = before.some(({ kind, text }) => kind !== "heading" && text.length > TITLE_PAGE_LINE);
  return prose && picture.share >= SMALLEST_SHARE.bare;
}

interface Made {
  picture: Picture;
  encoded: Promise<Encoded | null>;
}

/** Makes pictures anew while the next one is already being looked for. */
async function* made(
  source: PictureSource,
  drafts: readonly DraftBlock[],
  limits: ReadLimits,
): AsyncGenerator<Made> {
  let waiting: Made | null = null;
  for await (const picture of source(limits)) {
    const formula = isFormula(picture, drafts);
    if (!formula && !isLikely(picture, drafts)) continue;
    const next: Made = { picture, encoded: encode(picture, limits, formula ? "formula" : "figure") };
    if (waiting !== null) yield waiting;
    waiting = next;
  }
  if (waiting !== null) yield waiting;
}

function figureOf(
  picture: Picture,
  encoded: Encoded,
  drafts: readonly DraftBlock[],
  paragraphs: readonly number[],
): Figure {
  const caption = captionOf(picture, drafts);
  return {
    id: randomUUID(),
    page: picture.page,
    paragraph: paragraphs[picture.after] ?? 0,
    width: encoded.width,
    height: encoded.height,
    bytes: encoded.data.length,
    alt: FILE_NAME.test(picture.alt.trim()) ? "" : plain(picture.alt),
    caption: caption === null ? "" : plain(drafts[caption]?.text ?? ""),
    captionParagraph: caption === null ? null : (paragraphs[caption] ?? null),
  };
}

/**
 * Looks at the pictures of a document and writes the figures among them into `folder`, one file for each.
 * `onFound` hears of all figures found so far each time there are more. Ornaments that come again, small
 * pictures and full pages are left out; above `limits.figures` those with a caption are kept first.
 */
export async function collectFigures(
  source: PictureSource,
  place: { drafts: readonly DraftBlock[]; blocks: readonly Block[]; folder: string },
  limits: ReadLimits,
  onFound: (figures: Figure[]) => void = () => undefined,
): Promise<Figure[]> {
  const until = performance.now() + limits.figureMilliseconds;
  const paragraphs = paragraphsOf(place.drafts, place.blocks);
  const found: Collection = { figures: new Map(), places: new Map() };
  const best = (): Figure[] => chosen([...found.figures.values()], limits.figures);
  for await (const { picture, encoded: making } of made(source, place.drafts, limits)) {
    if (performance.now() > until || found.places.size >= limits.figures * LOOKED_AT) break;
    const encoded = await making;
    if (encoded === null) continue;
    const key = createHash("sha256").update(encoded.data).digest("base64");
    const places = (found.places.get(key) ?? 0) + 1;
    found.places.set(key, places);
    if (places >= ORNAMENT_PLACES) found.figures.delete(key);
    if (places > 1) continue;
    const figure = figureOf(picture, encoded, place.drafts, paragraphs);
    await writeFile(join(place.folder, `${figure.id}.${FIGURE_EXTENSION}`), encoded.data);
    found.figures.set(key, figure);
    onFound(best());
  }
  return best();
}
