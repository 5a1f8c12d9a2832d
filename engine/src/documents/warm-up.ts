import { extract, loadReader } from "./extract.ts";
import { DEFAULT_READ_LIMITS } from "./limits.ts";
import type { Sniffed } from "./sniff.ts";

const ROUNDS = 5;
const PAGE =
  "BT /F 12 Tf 60 700 Td (The keeper of the lighthouse climbed the stairs to light the lamp.) Tj ET";
const OBJECTS = [
  "<</Type/Catalog/Pages 2 0 R>>",
  "<</Type/Pages/Count 1/Kids[3 0 R]>>",
  "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>",
  `<</Length ${PAGE.length}>>\nstream\n${PAGE}\nendstream`,
];

function smallPdf(): Uint8Array {
  const objects = OBJECTS.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("");
  return new TextEncoder().encode(`%PDF-1.4\n${objects}trailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF`);
}

/**
 * Loads what documents of a type need. For PDF it reads a page of its own a few times, so that the library's
 * code is compiled before it is needed.
 */
export async function warmUp(type: Sniffed): Promise<void> {
  await loadReader(type);
  if (type !== "pdf") return;
  for (let round = 0; round < ROUNDS; round++) {
    await extract(smallPdf(), { id: "", name: "" }, { ...DEFAULT_READ_LIMITS, minimumWords: 1 });
  }
}
