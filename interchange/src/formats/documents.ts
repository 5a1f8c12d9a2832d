import { zipOf } from "../archive/zip.ts";
import { figureBytesOf, handMarkedLosses, textBytes, textLosses, undescribedLosses } from "./assets.ts";
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

/** To read: on paper and on readers of books. */
export const epub: Format = {
  name: "epub",
  extension: "epub",
  mediaType: "application/epub+zip",
  options: ["answers"],
  tellsAnswers: ({ answers }) => answers,
  lossesOf: undescribedLosses,
  sizeOf: (publication) => textBytes(publication) + figureBytesOf(publication),
  async *write(publication, { answers }) {
    yield* zipOf(await epubEntries(publication, { solutions: answers }));
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

/** For other installations, and to work on with other tools. */
export const markdown: Format = {
  name: "markdown",
  extension: "zip",
  mediaType: "application/zip",
  options: [],
  tellsAnswers: () => true,
  lossesOf: () => [],
  sizeOf: (publication) => textBytes(publication) + figureBytesOf(publication),
  write: (publication) => zipOf(markdownEntries(publication)),
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
