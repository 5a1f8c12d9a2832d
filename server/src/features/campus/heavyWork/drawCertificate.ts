import { fileURLToPath } from "node:url";
import { type Certificate, type CourseLanguage, certificateStatement } from "@lehrpfad/contract";
import { fill } from "@lehrpfad/i18n";
import { loadMailTexts, type MailTexts } from "@lehrpfad/i18n/mail";
import PDFDocument from "pdfkit";

const REGULAR = fileURLToPath(
  import.meta.resolve("@expo-google-fonts/literata/400Regular/Literata_400Regular.ttf"),
);
const SEMIBOLD = fileURLToPath(
  import.meta.resolve("@expo-google-fonts/literata/600SemiBold/Literata_600SemiBold.ttf"),
);

const INK = "#1d1c18";
const MUTED = "#5c584d";
const GREEN = "#1e5b43";
const PAPER = "#fffefb";
const AMBER = "#8f5600";
const MARGIN = 64;

/** Where the title stands, and how the certificate is verified, in points from the top. */
const TOP = 150;
const VERIFY = 482;

/** Sizes of the name and of the course's title, in points, together from the wished ones to the smallest. */
const NAME_SIZES = [40, 34, 28, 22];
const COURSE_SIZES = [26, 22, 18, 15];

/** Lines that the name and the title may take each, before they are written smaller. */
const MOST_LINES = 3;

/** A certificate that was issued, and where it is verified. */
export interface DrawnCertificate {
  certificate: Pick<Certificate, "name" | "courseName" | "passedPercent" | "reached" | "code"> & {
    completedAt: Date;
  };
  language: CourseLanguage;
  brand: string;
  /** Printed on it, for whoever wants to verify the certificate. */
  address: string;
}

type Drawn = DrawnCertificate["certificate"];

const DID = {
  mostly: "certificate_mostly",
  completed: "certificate_completed",
  understood: "certificate_understood",
  passed: "certificate_passed",
  passedUnderstood: "certificate_passed_understood",
} as const;

const QUESTIONS = {
  all: "certificate_reached",
  some: "certificate_reached_part",
  none: "certificate_reached_none",
} as const;

/** What somebody did, and in lines what became of the questions; none where nothing is to be said. */
function statementOf(
  texts: MailTexts,
  { passedPercent, reached }: Pick<Certificate, "passedPercent" | "reached">,
): { did: string; answers: string[] } {
  const { did, questions, judged, left, known, quiz } = certificateStatement({ passedPercent, reached });
  const { judged: own = {}, quiz: _quiz, ...marked } = reached ?? {};
  return {
    did: fill(texts[DID[did]], { percent: passedPercent ?? 0 }),
    answers: [
      ...(questions ? [fill(texts[QUESTIONS[questions]], marked)] : []),
      ...(known > 0 ? [fill(texts.certificate_known, { known })] : []),
      ...(quiz ? [fill(texts.certificate_quiz, quiz)] : []),
      ...(judged ? [fill(texts.certificate_judged, own)] : []),
      ...(left ? [fill(texts.certificate_left, left)] : []),
    ],
  };
}

const titleOf = (texts: MailTexts, { passedPercent }: Drawn): string =>
  passedPercent === null ? texts.certificate_title : texts.certificate_title_passed;

/** A line of the certificate, or more of them where it is long. */
interface Line {
  text: string;
  font: string;
  /** In points. */
  size: number;
  colour: string;
  /** Of its own height, left free above it. */
  gap: number;
}

/** What stands on a certificate, from the title to the questions, its name and course at one of their sizes. */
function linesOf(texts: MailTexts, certificate: Drawn, language: CourseLanguage, at: number): Line[] {
  const { did, answers } = statementOf(texts, certificate);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const on = fill(texts.certificate_date, { date: date.format(certificate.completedAt) });
  const large = { font: SEMIBOLD, colour: INK };
  const small = { font: REGULAR, colour: MUTED };
  return [
    { ...large, text: titleOf(texts, certificate), size: 20, colour: GREEN, gap: 0 },
    { ...large, text: certificate.name, size: NAME_SIZES[at] ?? 0, gap: 0.6 },
    { ...small, text: did, size: 15, gap: 0.9 },
    { ...large, text: certificate.courseName, size: COURSE_SIZES[at] ?? 0, gap: 0.4 },
    { ...small, text: on, size: 15, gap: 0.9 },
    ...answers.map((text) => ({ ...small, text, size: 12, gap: 0.3 })),
  ];
}

/** Whether lines end above where the certificate says how it is verified, name and course in few lines each. */
function fits(pdf: PDFKit.PDFDocument, lines: readonly Line[]): boolean {
  const width = pdf.page.width - 2 * MARGIN;
  const heights = lines.map(({ text, font, size, gap }) => {
    const line = pdf.font(font).fontSize(size).currentLineHeight(true);
    return { gap: gap * line, text: pdf.heightOfString(text, { width }), most: MOST_LINES * line + 1 };
  });
  const end = heights.reduce((y, { gap, text }) => y + gap + text, TOP);
  return end <= VERIFY - 8 && heights.every(({ text, most }) => text <= most);
}

function drawLines(pdf: PDFKit.PDFDocument, lines: readonly Line[]): void {
  pdf.x = MARGIN;
  pdf.y = TOP;
  for (const { text, font, size, colour, gap } of lines) {
    pdf.font(font).fontSize(size).fillColor(colour).moveDown(gap).text(text, { align: "center" });
  }
}

function drawFrame(pdf: PDFKit.PDFDocument): void {
  const { width, height } = pdf.page;
  pdf.rect(0, 0, width, height).fill(PAPER);
  pdf
    .lineWidth(2)
    .strokeColor(GREEN)
    .rect(28, 28, width - 56, height - 56)
    .stroke();
  const y = 112;
  const from = width / 2 - 90;
  pdf
    .lineWidth(2)
    .moveTo(from, y)
    .lineTo(from + 180, y)
    .stroke();
  for (const n of [0, 1, 2, 3]) pdf.circle(from + n * 45, y, 6).fill(GREEN);
  pdf.circle(from + 180, y, 9).fill(AMBER);
}

/** The PDF: name, course, date, and the address at which it can be verified; in the course's language. */
export async function run({ certificate, language, brand, address }: DrawnCertificate): Promise<Uint8Array> {
  const texts = await loadMailTexts(language);
  const title = titleOf(texts, certificate);
  const info = { Title: `${title}: ${certificate.courseName}`, Author: brand };
  const options = { size: "A4", layout: "landscape", margin: MARGIN, lang: language, info } as const;
  const pdf = new PDFDocument({ ...options, displayTitle: true, tagged: true, pdfVersion: "1.7" });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => pdf.on("end", done));
  drawFrame(pdf);
  const sized = NAME_SIZES.map((_, at) => linesOf(texts, certificate, language, at));
  drawLines(pdf, sized.find((lines) => fits(pdf, lines)) ?? sized.at(-1) ?? []);
  const centred = { align: "center" } as const;
  pdf
    .font(REGULAR)
    .fillColor(MUTED)
    .fontSize(10.5)
    .text(fill(texts.certificate_verify, { brand, code: certificate.code }), MARGIN, VERIFY, centred);
  pdf.fillColor(GREEN).text(address, { ...centred, link: address, underline: true });
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
