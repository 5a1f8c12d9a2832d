import { fileURLToPath } from "node:url";
import { type Certificate, type CourseLanguage, certificateStatement } from "@lehrpfad/contract";
import { fill } from "@lehrpfad/i18n";
import { loadMailTexts, type MailTexts } from "@lehrpfad/i18n/mail";
import { refusal } from "../../../platform/http/context.ts";
import { randomLetters } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import type { CourseRow } from "../../courses/index.ts";
import {
  bestRun,
  type Learner,
  mayHaveCertificate,
  participation,
  passStanding,
} from "../../learning/index.ts";
import { type CertificateRow, certificateFor, nameOf } from "../repository/certificates.ts";
import { CERTIFICATE_LENGTH, CERTIFICATE_LETTERS, certificateCode } from "../rules.ts";

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

/** Lines that each of them may take. */
const MOST_LINES = 3;

/**
 * The certificate of who has completed a course, issued when first asked for. Throws CERTIFICATE_NOT_OFFERED,
 * EVALUATION_NOT_FOR_ANONYMOUS, COURSE_NOT_FINISHED, COURSE_NOT_PASSED.
 */
async function issue(
  services: Services,
  learner: Learner,
  slug: string,
): Promise<{ course: CourseRow; certificate: CertificateRow }> {
  const { course, enrolment } = await participation(services, learner, slug);
  if (!course.certificate || enrolment.trial) throw refusal("CERTIFICATE_NOT_OFFERED");
  const name = enrolment.userId ? await nameOf(services.db, enrolment.userId) : null;
  if (name === null) throw refusal("EVALUATION_NOT_FOR_ANONYMOUS");
  if (!enrolment.graduatedAt) throw refusal("COURSE_NOT_FINISHED");
  const pass = await passStanding(services, course, enrolment);
  if (!mayHaveCertificate(course, pass)) throw refusal("COURSE_NOT_PASSED");
  const passedPercent = enrolment.passedPercent ?? pass?.percent ?? null;
  const certificate = await certificateFor(services.db, {
    code: certificateCode(randomLetters(CERTIFICATE_LETTERS, CERTIFICATE_LENGTH)),
    enrolmentId: enrolment.id,
    name,
    courseName: course.name,
    completedAt: enrolment.graduatedAt,
    passedPercent: pass?.passed ? passedPercent : null,
    reached: await bestRun(services, enrolment),
  });
  return { course, certificate };
}

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
  const { did, questions, judged, left, known } = certificateStatement({ passedPercent, reached });
  const { judged: own = {}, ...marked } = reached ?? {};
  return {
    did: fill(texts[DID[did]], { percent: passedPercent ?? 0 }),
    answers: [
      ...(questions ? [fill(texts[QUESTIONS[questions]], marked)] : []),
      ...(known > 0 ? [fill(texts.certificate_known, { known })] : []),
      ...(judged ? [fill(texts.certificate_judged, own)] : []),
      ...(left ? [fill(texts.certificate_left, left)] : []),
    ],
  };
}

const titleOf = (texts: MailTexts, { passedPercent }: CertificateRow): string =>
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
function linesOf(
  texts: MailTexts,
  certificate: CertificateRow,
  language: CourseLanguage,
  at: number,
): Line[] {
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
export async function drawCertificate(
  services: Services,
  learner: Learner,
  slug: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { course, certificate } = await issue(services, learner, slug);
  const texts = await loadMailTexts(course.language);
  const brand = services.config.BRAND_NAME;
  const address = `${services.publicUrl}/certificates/${certificate.code}`;
  const title = titleOf(texts, certificate);
  const info = { Title: `${title}: ${certificate.courseName}`, Author: brand };
  const options = { size: "A4", layout: "landscape", margin: MARGIN, lang: course.language, info } as const;
  const { default: PDFDocument } = await import("pdfkit");
  const pdf = new PDFDocument({ ...options, displayTitle: true, tagged: true, pdfVersion: "1.7" });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => pdf.on("end", done));
  drawFrame(pdf);
  const sized = NAME_SIZES.map((_, at) => linesOf(texts, certificate, course.language, at));
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
