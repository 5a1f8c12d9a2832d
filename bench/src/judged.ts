import { JUDGED, type Judged, refusalOf } from "../../engine/src/writers/model/fixtures/judged/index.ts";

/*
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

function countOf(some: readonly Result[]): string {
  return `${some.filter(({ asWished }) => asWished).length} of ${some.length}`;
}

function summaryOf(name: string, some: readonly Result[]): string {
  const [good, bad] = [some.filter((one) => one.good), some.filter((one) => !one.good)];
  return `${name.padEnd(12)}good accepted ${countOf(good).padEnd(12)}bad refused for their fault ${countOf(bad)}`;
}

console.log(results.map(lineOf).join("\n"));
console.log("");
for (const [language, own] of Object.entries(Object.groupBy(results, (result) => result.language)))
  console.log(summaryOf(language, own ?? []));
console.log(summaryOf("together", results));

const isMissed = [true, false].some((good) => {
  const some = results.filter((result) => result.good === good);
  return some.filter(({ asWished }) => asWished).length < SHARE * some.length;
});
console.log(`At least ${SHARE * 100} % of each: ${isMissed ? "missed" : "met"}`);
if (isMissed) process.exitCode = 1;
