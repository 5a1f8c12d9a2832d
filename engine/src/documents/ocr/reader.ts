import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Language } from "../../types/index.ts";
import { documentLanguage } from "../language.ts";
import type { ReadLimits } from "../limits.ts";
import { confidenceOf, isText, likelyLines, type ScannedPage } from "./page-lines.ts";
import { RecognitionPool } from "./pool.ts";
import type { GreyImage } from "./recognition.ts";
import { isBlank, type Rendering, render, type Turn } from "./render.ts";

/** Below it a page may lie on its side. */
const UPRIGHT_CONFIDENCE = 65;
const TURNS: readonly Turn[] = [0, 90, 270, 180];
/** After so many pages that no turn made readable, none is turned any more. */
const MOST_FAILED_TURNS = 2;
/** Characters that tell the language of a page. */
const FEWEST_FOR_LANGUAGE = 200;
/** Even read with another language's model, most words of a page tell its own. */
const FIRST_TRIED: Language = "en";
/** The part of a page that its language is told from. */
const MIDDLE = [0.35, 0.6] as const;

/** The language of a text; null where it is none of ours or too short to tell. */
export function languageOf(text: string): Language | null {
  if (text.length < FEWEST_FOR_LANGUAGE) return null;
  const language = documentLanguage([{ kind: "paragraph", level: 0, text, page: null }]);
  return language === "other" ? null : language;
}

const wordsOf = (page: ScannedPage) => page.lines.flatMap(({ words }) => words);
const textOf = (page: ScannedPage): string =>
  wordsOf(page)
    .map(({ text }) => text)
    .join(" ");

/** The lines in the middle of a page. */
function middleOf(image: GreyImage): GreyImage {
  const top = Math.floor(image.height * MIDDLE[0]);
  const height = Math.floor(image.height * MIDDLE[1]) - top;
  return { ...image, height, data: image.data.slice(top * image.width, (top + height) * image.width) };
}

/** Reads scanned pages one by one, each with the language and the turn that the ones before it had. */
export class ScanReader {
  readonly pool: RecognitionPool;
  #pdf: PDFDocumentProxy;
  #language: Language;
  /** Whether the language is that of a text of this document. */
  #known: boolean;
  #turn: Turn = 0;
  #failedTurns = 0;
  #drawing: Promise<unknown> = Promise.resolve();

  /** `language` is that of the rest of the document; null where there is none. */
  constructor(pdf: PDFDocumentProxy, language: Language | null, limits: ReadLimits) {
    this.#pdf = pdf;
    this.pool = new RecognitionPool(limits.memory);
    this.#language = language ?? FIRST_TRIED;
    this.#known = language !== null;
  }

  async #recognise(number: number, rendering: Rendering, language: Language): Promise<ScannedPage> {
    const { image, width, height } = rendering;
    const lines = await this.pool.read({ image, language });
    return { number, rendering: { width, height, dpi: image.dpi }, lines: likelyLines(lines ?? []) };
  }

  /** Draws one page at a time: a large scan takes some hundred megabytes until it is drawn. */
  #draw(number: number, turn: Turn): Promise<Rendering> {
    const drawing = this.#drawing.then(async () => render(await this.#pdf.getPage(number), turn));
    this.#drawing = drawing.catch(() => undefined);
    return drawing;
  }

  /** Tells the language of the document from a part of a page, which takes less time than from all of it. */
  async #learnLanguage(number: number, rendering: Rendering): Promise<void> {
    const part = { ...rendering, image: middleOf(rendering.image) };
    const language = languageOf(textOf(await this.#recognise(number, part, this.#language)));
    if (language === null) return;
    this.#language = language;
    this.#known = true;
  }

  /** Reads a page in the language of the ones before it, and again where it turns out to be in another one. */
  async #readInItsLanguage(number: number, rendering: Rendering): Promise<ScannedPage> {
    const tried = this.#language;
    const page = await this.#recognise(number, rendering, tried);
    const language = languageOf(textOf(page));
    if (language === null || language === tried) return page;
    this.#language = language;
    this.#known = true;
    return this.#recognise(number, rendering, language);
  }

  /** The text of a page; null where it shows nothing, or nothing that can be read. */
  async read(number: number): Promise<ScannedPage | null> {
    const rendering = await this.#draw(number, this.#turn);
    if (isBlank(rendering.image)) return null;
    if (!this.#known) await this.#learnLanguage(number, rendering);
    let best = await this.#readInItsLanguage(number, rendering);
    if (confidenceOf(wordsOf(best)) < UPRIGHT_CONFIDENCE && this.#failedTurns < MOST_FAILED_TURNS) {
      best = await this.#turned(number, best);
    }
    return isText(best.lines) ? best : null;
  }

  async #turned(number: number, upright: ScannedPage): Promise<ScannedPage> {
    const others = TURNS.filter((turn) => turn !== this.#turn);
    for (const turn of others) {
      const rendering = await this.#draw(number, turn);
      const page = await this.#readInItsLanguage(number, rendering);
      if (confidenceOf(wordsOf(page)) >= UPRIGHT_CONFIDENCE && isText(page.lines)) {
        this.#turn = turn;
        return page;
      }
    }
    this.#failedTurns++;
    return upright;
  }

  async close(): Promise<void> {
    await this.pool.close();
  }
}
