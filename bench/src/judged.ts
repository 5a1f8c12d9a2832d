import { JUDGED, type Judged, refusalOf } from "../../engine/src/writers/model/fixtures/judged/index.ts";
import { beginTable } from "./table.ts";

/*
 * Usage: npm run bench:judged [-- --smallest]
 *
 * Judges the questions of the regression set as the product judges those of a model, and prints a table: accepted or
 * refused, with the reason. What is judged otherwise than it should be is marked.
 */

const SHARE = 0.95;

/** Whether a good question is accepted, or a bad one refused for what is wrong with it. */
function isAsWished({ good, reason }: Judged, refusal: string | null): boolean {
  return good ? refusal === null : refusal !== null && (reason?.test(refusal) ?? false);
}

const results = JUDGED.map((judged) => {
  const refusal = refusalOf(judged);
  return { ...judged, refusal, asWished: isAsWished(judged, refusal) };
});
type Result = (typeof results)[number];

function lineOf({ language, good, kind, answer, refusal, asWished }: Result): string {
  const mark = asWished ? " " : "!";
  const sort = `${good ? "good" : "bad"} ${kind}`.padEnd(37);
  const told = refusal === null ? "accepted" : `refused: ${refusal}`;
  return `${mark} ${language} ${sort} ${answer.text.slice(0, 60).padEnd(61)}${told}`;
}

console.log(results.map(lineOf).join("\n"));
const table = beginTable("Questions judged as they should be; limit: all of the set");
function addRows(name: string, some: readonly Result[], target: object): void {
  for (const good of [true, false]) {
    const own = some.filter((result) => result.good === good);
    const what = `${name}: ${good ? "good ones accepted" : "bad ones refused for their fault"}`;
    table.add({ what, limit: own.length, we: own.filter(({ asWished }) => asWished).length, ...target });
  }
}
for (const [language, own] of Object.entries(Object.groupBy(results, (result) => result.language)))
  addRows(language, own ?? [], {});
addRows("together", results, { leastOfLimit: SHARE });
table.end();
