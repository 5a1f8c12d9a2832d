import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";

const FONTS = {
  regular: import.meta.resolve("@expo-google-fonts/literata/400Regular/Literata_400Regular.ttf"),
  italic: import.meta.resolve("@expo-google-fonts/literata/400Regular_Italic/Literata_400Regular_Italic.ttf"),
  bold: import.meta.resolve("@expo-google-fonts/literata/600SemiBold/Literata_600SemiBold.ttf"),
  code: import.meta.resolve("@expo-google-fonts/dm-mono/400Regular/DMMono_400Regular.ttf"),
};
export type Face = keyof typeof FONTS;

/** Words in one face; `raised` points above the line, below it where negative. */
export interface Run {
  text: string;
  face: Face;
  raised?: number;
}

/** Where words are written, in points, if not over the whole width from the left. */
interface Place {
  x?: number;
  width?: number;
  align?: "left" | "center" | "right" | undefined;
}

/** An element of the structure that screen readers see. */
export type Structure = PDFKit.PDFStructureElement;

export const INK = "#1d1c18";
const MUTED = "#5c584d";
const MARGIN = 64;
/** Points between the text and the number of the page below it. */
const FOOT = 36;
/** Points that must be free for what may not stand at the end of a page. */
const KEPT = 90;

export interface PaperOptions {
  title: string;
  language: string;
  author: string | null;
  /** The only time that the file names. */
  modified: Date;
}

/** Height of Literata above its line, as a share of its size. */
const ASCENT = 1.177;

/** Neighbouring runs of one face as one, so that line ends between them stay. */
function merged(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (run.text === "") continue;
    if (last !== undefined && last.face === run.face && last.raised === run.raised)
      all[all.length - 1] = { ...last, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}

/** Pages with a structure; what is drawn belongs to an element of it or is marked as none. */
export class Paper {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Structure;
  #done: Promise<void>;
  /** Pieces of the file that nobody took yet. */
  #written: Uint8Array[] = [];
  /** Points by which what is drawn is moved in. */
  #indent = 0;

  constructor({ title, language, author, modified }: PaperOptions) {
    this.pdf = new PDFDocument({
      size: "A4",
      margin: MARGIN,
      lang: language,
      tagged: true,
      displayTitle: true,
      pdfVersion: "1.7",
      bufferPages: true,
      info: {
        Title: title,
        ...(author === null ? {} : { Author: author }),
        CreationDate: modified,
        ModDate: modified,
      },
    });
    this.pdf.on("data", (piece: Buffer) => this.#written.push(piece));
    this.#done = new Promise((resolve) => this.pdf.on("end", resolve));
    for (const [face, file] of Object.entries(FONTS)) this.pdf.registerFont(face, fileURLToPath(file));
    this.pdf.fillColor(INK);
    this.root = this.pdf.struct("Document");
    this.pdf.addStructure(this.root);
  }

  get left(): number {
    return MARGIN + this.#indent;
  }

  get width(): number {
    return this.pdf.page.width - 2 * MARGIN - this.#indent;
  }

  get bottom(): number {
    return this.pdf.page.height - MARGIN;
  }

  /** Opens an element, lets it be filled, and closes it. */
  within(
    parent: Structure,
    type: string,
    fill: (element: Structure) => void,
    options: { alt?: string; scope?: string } = {},
  ): void {
    const element = this.pdf.struct(type, options);
    parent.add(element);
    fill(element);
    element.end();
  }

  /** Draws as the content of an element. */
  content(element: Structure, draw: () => void): void {
    element.add(draw);
  }

  /** What nobody reads out: lines, frames, numbers of pages. */
  ornament(draw: () => void): void {
    this.pdf.markContent("Artifact", { type: "Layout" });
    draw();
    this.pdf.endMarkedContent();
  }

  indented(points: number, draw: () => void): void {
    this.#indent += points;
    draw();
    this.#indent -= points;
  }

  /** A new page where less than so many points are left on this one. */
  needs(points: number = KEPT): void {
    if (this.pdf.y + points > this.bottom) this.pdf.addPage();
  }

  gap(points: number): void {
    this.pdf.y += points;
  }

  /** Lines of text at the place that was reached, or at `x` and `width`. */
  write(runs: readonly Run[], size: number, place: Place = {}): void {
    const { pdf } = this;
    const [x, width] = [place.x ?? this.left, place.width ?? this.width];
    const written = merged(runs);
    pdf.x = x;
    for (const [at, { text, face, raised = 0 }] of written.entries()) {
      const own = size * (face === "code" ? 0.9 : raised === 0 ? 1 : 0.75);
      pdf.font(face).fontSize(own);
      // The library counts down from the top of the text, in points: all faces stand on one line.
      const baseline = raised - ASCENT * size;
      const continued = at < written.length - 1;
      // The library sets each run on its side of the line by itself: only one alone ends where it should.
      const align = written.length === 1 ? place.align : undefined;
      const options = { continued, width, lineGap: size * 0.25, baseline, ...(align ? { align } : {}) };
      if (at === 0) pdf.text(text, x, pdf.y, options);
      else pdf.text(text, options);
    }
  }

  /** How many points high lines of text would be. */
  heightOf(runs: readonly Run[], size: number, width: number): number {
    const text = runs.map((run) => run.text).join("");
    return this.pdf
      .font("regular")
      .fontSize(size)
      .heightOfString(text || " ", { width, lineGap: size * 0.25 });
  }

  /** The pieces that are written since they were last taken: pictures leave at once, pages at the end. */
  takeWritten(): Uint8Array[] {
    const pieces = this.#written;
    this.#written = [];
    return pieces;
  }

  /** Numbers the pages, ends the file and gives what is left of it. */
  async finish(): Promise<Uint8Array[]> {
    this.root.end();
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      this.pdf.switchToPage(page);
      this.pdf.page.margins.bottom = 0;
      this.ornament(() => {
        const y = this.pdf.page.height - FOOT;
        this.pdf.font("regular").fontSize(9).fillColor(MUTED);
        this.pdf.text(`${page + 1} / ${count}`, MARGIN, y, {
          width: this.pdf.page.width - 2 * MARGIN,
          align: "center",
          lineBreak: false,
        });
        this.pdf.fillColor(INK);
      });
    }
    this.pdf.end();
    await this.#done;
    return this.takeWritten();
  }
}
