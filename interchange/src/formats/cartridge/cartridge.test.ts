import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { HOSTILE, hostileCourse, sampleCourse } from "../../../testing/samples.ts";
import { childOf, everyElement, parseXml, textOf } from "../../archive/xmlTree.ts";
import { collect } from "../../archive/zip.ts";
import { fromCourse } from "../../publication/fromCourse.ts";
import type { ExportedCourse } from "../../publication/types.ts";
import { exportCourse, formatOf, lossesOf } from "../index.ts";

const OPTIONS = { passPercent: null, answers: true, figures: "full", recordings: true } as const;

async function write(course: ExportedCourse) {
  const publication = await fromCourse(course);
  const files = unzipSync(await collect(exportCourse(publication, "cartridge", OPTIONS)));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { publication, names: Object.keys(files), text, manifest: parseXml(text("imsmanifest.xml")) };
}

/** Items of a quiz by the profile that they have. */
function itemsOf(quiz: string) {
  const profileOf = (item: ReturnType<typeof parseXml>) =>
    everyElement(item, "fieldentry")
      .map(textOf)
      .find((entry) => entry.startsWith("cc.")) ?? "";
  return everyElement(parseXml(quiz), "item").map((item) => ({ item, profile: profileOf(item) }));
}

describe("a course in Spanish", () => {
  it("tells its version in the first kilobyte, and every file and place resolves", async () => {
    const { publication, names, text, manifest } = await write(await sampleCourse("es"));
    expect(text("imsmanifest.xml").slice(0, 1024)).toContain(
      "http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1",
    );
    const files = everyElement(manifest, "file").map(({ attributes }) => attributes.href ?? "");
    expect(files.sort()).toEqual(names.filter((name) => name !== "imsmanifest.xml").sort());
    const known = new Set(everyElement(manifest, "resource").map(({ attributes }) => attributes.identifier));
    const places = everyElement(manifest, "item").flatMap(({ attributes }) => attributes.identifierref ?? []);
    for (const place of places) expect(known).toContain(place);
    expect(places).toHaveLength(publication.steps.length + 2);
    for (const { attributes } of everyElement(manifest, "dependency"))
      expect(known).toContain(attributes.identifierref);
    const page = text("pages/01.html");
    expect(page).toContain('<html lang="es">');
    for (const [, src = ""] of page.matchAll(/<img src="\.\.\/([^"]+)"/g)) expect(names).toContain(src);
    expect(page).toMatch(/<img [^>]*alt="[^"]+"/);
  });

  it("has quizzes in the forms that cartridges know", async () => {
    const { text } = await write(await sampleCourse("es"));
    const items = itemsOf(text("quizzes/01.xml"));
    const counts = new Map<string, number>();
    for (const { profile } of items) counts.set(profile, (counts.get(profile) ?? 0) + 1);
    // Three pairs and four places are a choice each.
    expect(Object.fromEntries(counts)).toEqual({
      "cc.fib.v0p1": 2,
      "cc.multiple_choice.v0p1": items.length - 4,
      "cc.essay.v0p1": 1,
      "cc.multiple_response.v0p1": 1,
    });
    for (const { item, profile } of items) {
      const scored = everyElement(item, "setvar");
      if (profile === "cc.multiple_choice.v0p1") {
        const right = everyElement(item, "respcondition").filter((one) => childOf(one, "setvar"));
        const [id] = right.flatMap((one) => everyElement(one, "varequal").map(textOf));
        const labels = everyElement(item, "response_label").map(({ attributes }) => attributes.ident);
        expect(labels).toContain(id);
      }
      expect(scored.length > 0).toBe(profile !== "cc.essay.v0p1");
    }
  });
});

it("several right options are given with their case, without which Moodle gives no points", async () => {
  const { text } = await write(await sampleCourse("de"));
  const several = itemsOf(text("quizzes/02.xml")).find(({ profile }) =>
    profile.includes("multiple_response"),
  );
  const [and] = several ? everyElement(several.item, "and") : [];
  const [inside, outside] = [and ? everyElement(and, "varequal") : [], and ? everyElement(and, "not") : []];
  expect([inside.length, outside.length]).toEqual([4, 2]);
  for (const { attributes } of inside) expect(attributes.case).toBe("Yes");
});

it("hostile texts stay texts, and what is left behind is said", async () => {
  const { publication, text, manifest } = await write(await hostileCourse());
  expect(textOf(everyElement(manifest, "general")[0])).toContain(HOSTILE[0]);
  const page = text("pages/01.html");
  expect(page).not.toMatch(/<script|<img src=x/);
  for (const { item } of itemsOf(text("quizzes/01.xml"))) {
    for (const said of everyElement(item, "mattext").map(textOf)) expect(said).not.toMatch(/<script|<img/);
  }
  expect(lossesOf(formatOf("cartridge"), publication, OPTIONS)).toEqual([
    { code: "hints_left_out", count: 12 },
    { code: "split_questions", count: 4 },
    { code: "exact_numbers", count: 2 },
    { code: "hand_marked", count: 2 },
  ]);
});
