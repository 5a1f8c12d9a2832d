import type { DocumentNotice } from "../../types/index.ts";
import { hasMacros, refuseMacros, relationshipsOf, titleIn } from "../archive/office.ts";
import type { Package } from "../archive/package.ts";
import type { Draft, DraftBlock } from "../draft.ts";
import { DocumentError } from "../errors.ts";
import type { Picture, PictureSource } from "../figures/pictures.ts";
import type { ReadLimits } from "../limits.ts";
import { drawingBlocks } from "./drawings.ts";
import { type Slide, SlideReader } from "./slide.ts";

interface Presentation {
  /** Relationships of the slides in their order, and the section that each begins. */
  slides: { id: string; relation: string }[];
  sections: Map<string, string>;
  /** Size of a slide in English metric units. */
  area: number;
}

const USUAL_AREA = 12_192_000 * 6_858_000;

async function readPresentation(parts: Package, main: string): Promise<Presentation> {
  const found: Presentation = { slides: [], sections: new Map(), area: USUAL_AREA };
  let section: string | null = null;
  await parts.parse(main, {
    open(name, attributes) {
      const { id = "" } = attributes;
      if (name === "p:sldId") found.slides.push({ id, relation: attributes["r:id"] ?? "" });
      if (name === "p:sldSz") found.area = Number(attributes.cx) * Number(attributes.cy) || USUAL_AREA;
      if (name === "p14:section") section = (attributes.name ?? "").trim() || null;
      if (name === "p14:sldId" && section !== null) {
        found.sections.set(id, section);
        section = null;
      }
    },
  });
  return found;
}

/** What speakers have noted for a slide. */
async function notesOf(parts: Package, part: string | undefined, page: number): Promise<DraftBlock[]> {
  if (part === undefined) return [];
  const reader = new SlideReader(page);
  await parts.parse(part, reader);
  return reader.slide.blocks.map((block) =>
    block.kind === "list" ? { ...block, kind: "paragraph", level: 0 } : block,
  );
}

interface PlacedPicture {
  path: string;
  alt: string;
  after: number;
  page: number;
  share: number;
}

/** Puts slides together to one text. */
class Deck {
  readonly blocks: DraftBlock[] = [];
  readonly pictures: PlacedPicture[] = [];
  readonly hidden: number[] = [];
  readonly damaged: number[] = [];
  #parts: Package;
  #presentation: Presentation;
  #title: string | null = null;

  constructor(parts: Package, presentation: Presentation) {
    this.#parts = parts;
    this.#presentation = presentation;
  }

  async add(part: string | undefined, page: number, section: string | undefined): Promise<void> {
    const reader = new SlideReader(page);
    const found = part !== undefined && (await this.#parts.parse(part, reader));
    const { slide } = reader;
    if (!found || part === undefined || this.#parts.isDamaged(part)) this.damaged.push(page);
    if (slide.hidden) {
      this.hidden.push(page);
      return;
    }
    if (section !== undefined) this.blocks.push({ kind: "heading", level: 1, text: section, page });
    // "Causes", "Causes": a topic that goes on over several slides is one.
    if (slide.title !== null && (slide.title !== this.#title || section !== undefined)) {
      const level = this.#presentation.sections.size > 0 ? 2 : 1;
      this.blocks.push({ kind: "heading", level, text: slide.title, page });
    }
    this.#title = slide.title;
    if (part !== undefined) await this.#addBody(part, slide, page);
  }

  async #addBody(part: string, slide: Slide, page: number): Promise<void> {
    const links = await relationshipsOf(this.#parts, part);
    const places: number[] = [this.blocks.length - 1];
    const addDrawings = async (after: number): Promise<void> => {
      for (const { relation } of slide.drawings.filter((drawing) => drawing.after === after)) {
        const target = links.get(relation)?.target;
        if (target !== undefined) this.blocks.push(...(await drawingBlocks(this.#parts, target, page)));
      }
    };
    await addDrawings(-1);
    for (const [at, block] of slide.blocks.entries()) {
      this.blocks.push(block);
      places.push(this.blocks.length - 1);
      await addDrawings(at);
    }
    for (const { relation, after, alt, width, height } of slide.pictures) {
      const path = links.get(relation)?.target;
      const share = width > 0 && height > 0 ? Math.min(1, (width * height) / this.#presentation.area) : 0.2;
      if (path !== undefined) this.pictures.push({ path, alt, after: places[after + 1] ?? -1, page, share });
    }
    const notes = [...links.values()].find(({ type }) => type === "notesSlide")?.target;
    this.blocks.push(...(await notesOf(this.#parts, notes, page)));
  }
}

function picturesOf(parts: Package, placed: readonly PlacedPicture[]): PictureSource {
  return async function* pictures({ figureBytes }: ReadLimits): AsyncGenerator<Picture> {
    for (const { path, ...place } of placed) {
      const file = await parts.bytes(path, figureBytes);
      if (file !== null)
        yield { image: { file }, ...place, caption: null, crop: null, mirrored: false, turn: 0 };
    }
  };
}

function noticesOf(deck: Deck, parts: Package): DocumentNotice[] {
  const notices: DocumentNotice[] = [];
  const named = (pages: readonly number[]) => ({ count: pages.length, pages: pages.join(", ") });
  if (deck.damaged.length > 0) notices.push({ code: "part_damaged", params: named(deck.damaged) });
  if (deck.hidden.length > 0) notices.push({ code: "slides_hidden", params: named(deck.hidden) });
  if (hasMacros(parts)) notices.push({ code: "macros_ignored", params: {} });
  return notices;
}

/**
 * Reads a presentation: each slide with its title, text, tables, charts, SmartArt and what speakers have noted
 * for it. Pages are the numbers of the slides; hidden ones are left out and named.
 * @throws DocumentError where nothing can be read
 */
export async function readPptx(parts: Package, main: string): Promise<Draft> {
  await refuseMacros(parts);
  const presentation = await readPresentation(parts, main);
  const links = await relationshipsOf(parts, main);
  const deck = new Deck(parts, presentation);
  for (const [at, { id, relation }] of presentation.slides.entries()) {
    await deck.add(links.get(relation)?.target, at + 1, presentation.sections.get(id));
  }
  if (deck.damaged.length > 0 && deck.blocks.length === 0) throw new DocumentError("document_damaged");
  return {
    format: "pptx",
    title: await titleIn(parts, "docProps/core.xml"),
    pages: presentation.slides.length,
    blocks: deck.blocks,
    notices: noticesOf(deck, parts),
    ...(deck.pictures.length > 0 ? { pictures: picturesOf(parts, deck.pictures) } : {}),
  };
}
