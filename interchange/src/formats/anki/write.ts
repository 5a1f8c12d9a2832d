import { zipOf } from "../../archive/zip.ts";
import { textBytes, textLosses } from "../assets.ts";
import type { Format } from "../format.ts";
import { collectionOf } from "./collection.ts";
import { notesOf } from "./notes.ts";

/** Bytes of an empty collection, compressed. */
const COLLECTION_BYTES = 4_000;

/** The questions and terms of a course as cards to learn with Anki. */
export const anki: Format = {
  name: "anki",
  extension: "apkg",
  mediaType: "application/octet-stream",
  options: [],
  tellsAnswers: () => true,
  lossesOf: textLosses,
  sizeOf: (publication) => COLLECTION_BYTES + textBytes(publication) / 4,
  async *write(publication) {
    yield* zipOf([
      { name: "collection.anki2", content: await collectionOf(publication, notesOf(publication)) },
      // No pictures: only questions and terms.
      { name: "media", content: "{}" },
    ]);
  },
};
