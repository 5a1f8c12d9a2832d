import type { Figure, Language, ReadDocument } from "../../types/index.ts";
import type { MaterialBlock } from "./material.ts";

/** A figure in the step that shows it. */
export interface PlacedFigure {
  figure: Figure;
  /** Index among all blocks of the material of the block after which it stands. */
  after: number;
  /** Index of the block that holds its caption, which is shown with the figure instead; null where none does. */
  caption: number | null;
}

/** Where steps begin and end among the blocks of the material. */
interface Range {
  from: number;
  to: number;
}

const MOST_PER_STEP = 3;
/** Paragraphs that may lie between a figure and the nearest passage that was kept. */
const NEAR = 3;
const LONGEST_ALT = 300;

const LABEL =
  /^(?:abbildung|abb\.?|bild|figure|fig\.?|figura|imagen|immagine|illustration|schéma|gráfico|grafico|foto)\s*\(?(\d+(?:[.-]\d+)*)/iu;
const WORDS =
  "(?:abbildung|abb\\.?|bild|figure|fig\\.?|figura|imagen|immagine|illustration|schéma|gráfico|grafico|foto)";

/** What a text says when it speaks of the figure with this caption; null for a caption without a number. */
function mention(caption: string): RegExp | null {
  const number = LABEL.exec(caption)?.[1]?.replaceAll(".", "\\.");
  return number === undefined ? null : new RegExp(`${WORDS}\\s*\\(?${number}(?![\\d]|[.-]\\d)`, "iu");
}

interface Place extends PlacedFigure {
  step: number;
  /** Higher is more worth showing: spoken of, captioned, described. */
  worth: number;
}

function place(
  figure: Figure,
  document: string,
  blocks: readonly MaterialBlock[],
  steps: readonly Range[],
): Place | null {
  const near = blocks.findLastIndex(
    (block) => block.document === document && block.paragraph <= Math.max(1, figure.paragraph),
  );
  const home = figure.paragraph - (blocks[near]?.paragraph ?? -Infinity) <= NEAR ? near : -1;
  const stepOf = (at: number): number => steps.findIndex(({ from, to }) => at >= from && at < to);
  const caption = blocks.findIndex(
    (block) => block.document === document && block.paragraph === figure.captionParagraph,
  );
  const spoken = mention(figure.caption);
  const speakers = blocks
    .map((block, at) => ({ block, at }))
    .filter(({ block, at }) => block.document === document && at !== caption && spoken?.test(block.text))
    .filter(({ block }) => block.kind !== "heading" && block.kind !== "caption");
  const distance = (block: MaterialBlock): number => Math.abs(block.paragraph - figure.paragraph);
  const nearest = speakers.toSorted((one, other) => distance(one.block) - distance(other.block))[0];
  const inHome = speakers.some(({ at }) => stepOf(at) === stepOf(home));
  const after = home !== -1 && (inHome || nearest === undefined) ? home : (nearest?.at ?? home);
  const step = after === -1 ? -1 : stepOf(after);
  if (step === -1) return null;
  const worth = (nearest ? 4 : 0) + (figure.caption ? 2 : 0) + (figure.alt ? 1 : 0);
  const range = steps[step];
  const captionInStep = range && caption >= range.from && caption < range.to ? caption : null;
  return { figure, after, caption: captionInStep, step, worth };
}

/**
 * Decides for each step which figures it shows and where: where they stand in the document, or where the
 * text speaks of them by number. At most three a step, those that are spoken of or captioned first; no
 * figure is shown twice.
 * @returns placed figures by index of the step, in the order of their places
 */
export function placeFigures(
  documents: readonly ReadDocument[],
  blocks: readonly MaterialBlock[],
  steps: readonly Range[],
): Map<number, PlacedFigure[]> {
  const places = documents
    .flatMap(({ id, figures = [] }) => figures.map((figure) => place(figure, id, blocks, steps)))
    .filter((found) => found !== null);
  const byStep = new Map<number, PlacedFigure[]>();
  for (const [index] of steps.entries()) {
    const best = places
      .filter(({ step }) => step === index)
      .toSorted((one, other) => other.worth - one.worth)
      .slice(0, MOST_PER_STEP)
      .toSorted((one, other) => one.after - other.after);
    if (best.length > 0) byStep.set(index, best);
  }
  return byStep;
}

const UNNAMED: Record<Language, { page(page: number): string; document: string }> = {
  de: { page: (page) => `Abbildung von Seite ${page} des Dokuments`, document: "Abbildung aus dem Dokument" },
  en: { page: (page) => `Figure from page ${page} of the document`, document: "Figure from the document" },
  fr: { page: (page) => `Figure de la page ${page} du document`, document: "Figure tirée du document" },
  es: { page: (page) => `Figura de la página ${page} del documento`, document: "Figura del documento" },
  it: { page: (page) => `Figura di pagina ${page} del documento`, document: "Figura tratta dal documento" },
};

function altOf({ alt, caption, page }: Figure, language: Language): string {
  const said = alt || caption;
  if (said === "") return page === null ? UNNAMED[language].document : UNNAMED[language].page(page);
  return said.length <= LONGEST_ALT ? said : `${said.slice(0, LONGEST_ALT).replace(/\s+\S*$/, "")} …`;
}

const FIGURE_CAPTION = new RegExp(`^${WORDS}\\s*\\(?\\d`, "iu");
const ELSEWHERE: Record<Language, (page: number) => string> = {
  de: (page) => `Die Abbildung steht auf Seite ${page} des Dokuments.`,
  en: (page) => `The figure is on page ${page} of the document.`,
  fr: (page) => `La figure se trouve à la page ${page} du document.`,
  es: (page) => `La figura está en la página ${page} del documento.`,
  it: (page) => `La figura si trova a pagina ${page} del documento.`,
};

/** Says of the caption of a figure that is not shown where the figure is; empty for any other text. */
export function whereShown({ text, page }: MaterialBlock, language: Language): string {
  return page !== null && FIGURE_CAPTION.test(text) ? ELSEWHERE[language](page) : "";
}

/**
 * A figure as a Markdown image: `![alt](figure:<id>?w=<pixels>&h=<pixels>&p=<page> "caption")`. The alt text is
 * the document's, else the caption, else a sentence in the language of the course. `captioned` is false where the
 * caption stands below another picture.
 */
export function figureMarkdown(figure: Figure, language: Language, captioned = true): string {
  const { id, width, height, page, caption } = figure;
  const alt = altOf(figure, language)
    .replace(/\s+/g, " ")
    .replace(/([\\[\]`*_<>!])/g, "\\$1");
  const title =
    caption === "" || !captioned ? "" : ` "${caption.replace(/\s+/g, " ").replace(/([\\"&])/g, "\\$1")}"`;
  return `![${alt}](figure:${id}?w=${width}&h=${height}${page === null ? "" : `&p=${page}`}${title})`;
}
