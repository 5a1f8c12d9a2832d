import { zipOf } from "../archive/zip.ts";
import {
  carriedRecordings,
  figureBytesOf,
  handMarkedLosses,
  recordingBytesOf,
  textBytes,
  textLosses,
  undescribedLosses,
} from "./assets.ts";
import { epubEntries } from "./epub/write.ts";
import type { Format } from "./format.ts";
import { writeGift } from "./gift/write.ts";
import { markdownEntries } from "./markdown/write.ts";
import { writeMoodleXml } from "./moodle/write.ts";
import { writePdf } from "./pdf/write.ts";

/** Bytes of the fonts and the structure of a PDF. */
const PDF_BYTES = 120_000;

async function* once(content: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(content);
}

/** Sound that every reader of EPUB 3.3 has to play; for video it names none, and takes all. */
const playsInBooks = (type: string): boolean =>
  type.startsWith("video/") || ["audio/mpeg", "audio/mp4", "audio/ogg"].includes(type);

const bookRecordings: NonNullable<Format["recordingsOf"]> = (publication, options) =>
  carriedRecordings(publication, options, { takes: playsInBooks });

/** To read: on paper and on readers of books. */
export const epub: Format = {
  name: "epub",
  extension: "epub",
  mediaType: "application/epub+zip",
  options: ["answers", "recordings"],
  tellsAnswers: ({ answers }) => answers,
  recordingsOf: bookRecordings,
  lossesOf: undescribedLosses,
  sizeOf: (publication, options) =>
    textBytes(publication) +
    figureBytesOf(publication) +
    recordingBytesOf(bookRecordings(publication, options)),
  async *write(publication, options) {
    const carried = bookRecordings(publication, options);
    yield* zipOf(await epubEntries(publication, { solutions: options.answers, carried }));
  },
};

export const pdf: Format = {
  name: "pdf",
  extension: "pdf",
  mediaType: "application/pdf",
  options: ["answers"],
  tellsAnswers: ({ answers }) => answers,
  lossesOf: undescribedLosses,
  sizeOf: (publication) => PDF_BYTES + textBytes(publication) + figureBytesOf(publication),
  write: (publication, { answers }) => writePdf(publication, { solutions: answers }),
};

/** Bytes of recordings that an installation takes in at once, together with the rest of a course. */
const MOST_RECORDINGS = 40 * 1024 * 1024;

const archiveRecordings: NonNullable<Format["recordingsOf"]> = (publication, options) =>
  carriedRecordings(publication, options, { most: MOST_RECORDINGS });

/** For other installations, and to work on with other tools. */
export const markdown: Format = {
  name: "markdown",
  extension: "zip",
  mediaType: "application/zip",
  options: ["recordings"],
  tellsAnswers: () => true,
  recordingsOf: archiveRecordings,
  lossesOf: () => [],
  sizeOf: (publication, options) =>
    textBytes(publication) +
    figureBytesOf(publication) +
    recordingBytesOf(archiveRecordings(publication, options)),
  write: (publication, options) =>
    zipOf(markdownEntries(publication, archiveRecordings(publication, options))),
};

export const moodle: Format = {
  name: "moodle",
  extension: "xml",
  mediaType: "application/xml",
  options: [],
  tellsAnswers: () => true,
  lossesOf: (publication) => [...textLosses(publication), ...handMarkedLosses(publication)],
  sizeOf: textBytes,
  write: (publication) => once(writeMoodleXml(publication)),
};

export const gift: Format = {
  name: "gift",
  extension: "txt",
  mediaType: "text/plain; charset=utf-8",
  options: [],
  tellsAnswers: () => true,
  lossesOf: (publication) => [...textLosses(publication), ...handMarkedLosses(publication)],
  // Questions alone, which weigh about a third of a step.
  sizeOf: (publication) => Math.round(textBytes(publication) / 3),
  write: (publication) => once(writeGift(publication)),
};
