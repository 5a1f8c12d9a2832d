import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { answerItem } from "../../../testing/qtiPlayer.ts";
import { HOSTILE, hostileCourse, sampleCourse } from "../../../testing/samples.ts";
import { everyElement, parseXml, textOf } from "../../archive/xmlTree.ts";
import { collect } from "../../archive/zip.ts";
import { fromCourse } from "../../publication/fromCourse.ts";
import type { ExportedCourse } from "../../publication/types.ts";
import { exportCourse, formatOf, lossesOf } from "../index.ts";
import { questionsOf } from "../questions.ts";

const OPTIONS = { passPercent: null, answers: true, figures: "full", recordings: true } as const;
/** What XML takes for an id (xs:NCName). */
const NAME = /^[A-Za-z_][\w.-]*$/;

async function write(course: ExportedCourse) {
  const publication = await fromCourse(course);
  const archive = await collect(exportCourse(publication, "qti", OPTIONS));
  const files = new Map(Object.entries(unzipSync(archive)).map(([name, data]) => [name, strFromU8(data)]));
  const items = [...files].filter(([name]) => name.startsWith("items/")).map(([, xml]) => xml);
  return { publication, files, items };
}

const itemOf = (items: readonly string[], interaction: string) =>
  items.find((xml) => xml.includes(`<${interaction} `)) ?? "";
const scoreOf = (xml: string, response: string[]) => Number(answerItem(xml, response).get("SCORE")?.[0]);

describe("the questions of a course in Italian", () => {
  it("are a package whose every file is named, with ids that XML takes", async () => {
    const { publication, files, items } = await write(await sampleCourse("it"));
    expect(items).toHaveLength(questionsOf(publication).length);
    const manifest = parseXml(files.get("imsmanifest.xml") ?? "");
    const named = everyElement(manifest, "file").map(({ attributes }) => attributes.href ?? "");
    expect(named.sort()).toEqual([...files.keys()].filter((name) => name !== "imsmanifest.xml").sort());
    const needed = everyElement(manifest, "dependency").map(({ attributes }) => attributes.identifierref);
    expect(needed).toHaveLength(items.length);
    const known = new Set(everyElement(manifest, "resource").map(({ attributes }) => attributes.identifier));
    for (const id of needed) expect(known).toContain(id);
    for (const xml of files.values()) {
      for (const [, id = ""] of xml.matchAll(/ identifier="([^"]*)"/g)) expect(id).toMatch(NAME);
    }
    const refs = everyElement(parseXml(files.get("test.xml") ?? ""), "assessmentItemRef");
    for (const { attributes } of refs) expect(files.has(attributes.href ?? "")).toBe(true);
    for (const xml of items) expect(parseXml(xml).attributes.lang).toBe("it");
  });
});

describe("an item of each kind", () => {
  it("is marked all or nothing by its own rules, and says why", async () => {
    const { items } = await write(await sampleCourse("de"));
    const choice = itemOf(items, "choiceInteraction");
    const right = [...choice.matchAll(/<value>(choice-\d)<\/value>/g)].map(([, id = ""]) => id);
    expect(right).toHaveLength(2);
    expect([
      scoreOf(choice, [...right].reverse()),
      scoreOf(choice, right.slice(1)),
      scoreOf(choice, []),
    ]).toEqual([1, 0, 0]);
    expect(answerItem(choice, right).get("EXPLANATION")).toEqual(["said"]);
    const match = itemOf(items, "matchInteraction");
    const pairs = [...match.matchAll(/<value>(item-\d match-\d)<\/value>/g)].map(([, pair = ""]) => pair);
    expect([scoreOf(match, pairs), scoreOf(match, pairs.slice(1))]).toEqual([1, 0]);
    const order = itemOf(items, "orderInteraction");
    const shown = [...order.matchAll(/simpleChoice identifier="([^"]+)"/g)].map(([, id = ""]) => id);
    const inOrder = [...order.matchAll(/<value>(choice-\d)<\/value>/g)].map(([, id = ""]) => id);
    expect(inOrder).not.toEqual(shown);
    expect([scoreOf(order, inOrder), scoreOf(order, shown)]).toEqual([1, 0]);
    expect(itemOf(items, "extendedTextInteraction")).not.toContain("<responseCondition>");
  });

  it("takes every accepted text in any case, and numbers within their tolerance", async () => {
    const { publication, items } = await write(await sampleCourse("en"));
    const typed = questionsOf(publication).find(({ exercise }) => exercise.kind === "typed")?.exercise;
    const accepted = typed?.kind === "typed" ? typed.accepted : [];
    const text = items.find((xml) => xml.includes("<mapEntry ")) ?? "";
    for (const answer of accepted) expect(scoreOf(text, [answer.toUpperCase()])).toBe(1);
    expect(scoreOf(text, ["something else"])).toBe(0);
    const number = items.find((xml) => xml.includes("<equal ")) ?? "";
    expect(["0.5", "0.6", "0.4", "0.61", "5"].map((value) => scoreOf(number, [value]))).toEqual([
      1, 1, 1, 0, 0,
    ]);
  });

  it("shows what is said to a chosen option", async () => {
    const { items } = await write(await hostileCourse());
    const choice = itemOf(items, "choiceInteraction");
    expect(answerItem(choice, ["choice-3"]).get("FEEDBACK")).toEqual(["choice-3"]);
    expect(everyElement(parseXml(choice), "feedbackInline")).toHaveLength(HOSTILE.length);
  });
});

it("hostile texts stay texts, and what is left behind is said", async () => {
  const { publication, items } = await write(await hostileCourse());
  const prompts = items.flatMap((xml) => everyElement(parseXml(xml), "prompt").map(textOf));
  expect(prompts).toContain(HOSTILE[0]);
  for (const xml of items) expect(everyElement(parseXml(xml), "script")).toEqual([]);
  const codes = lossesOf(formatOf("qti"), publication, OPTIONS).map(({ code }) => code);
  expect(codes).toEqual(["texts_left_out", "figures_left_out", "hints_left_out", "hand_marked"]);
});

it("a course without questions has no test", async () => {
  const course = await sampleCourse("it");
  const steps = course.steps.map((step) => ({ ...step, question: null, exercises: [] }));
  const { files } = await write({ ...course, steps });
  expect([...files.keys()]).toEqual(["imsmanifest.xml"]);
});
