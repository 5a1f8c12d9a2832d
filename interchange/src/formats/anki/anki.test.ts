import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { hostileCourse, sampleCourse } from "../../../testing/samples.ts";
import { elementsOf } from "../../../testing/wellFormed.ts";
import { collect } from "../../archive/zip.ts";
import { fromCourse } from "../../publication/fromCourse.ts";
import type { ExportedCourse } from "../../publication/types.ts";
import { exportCourse } from "../index.ts";
import { questionsOf } from "../questions.ts";

const OPTIONS = { passPercent: null, answers: true, figures: "full", recordings: true } as const;
const TABLES = ["cards", "col", "graves", "notes", "revlog"];

/** Opens a package as Anki does: a zip with a database and a list of media. */
async function open(course: ExportedCourse) {
  const publication = await fromCourse(course);
  const files = unzipSync(await collect(exportCourse(publication, "anki", OPTIONS)));
  const folder = mkdtempSync(path.join(tmpdir(), "anki-test-"));
  const file = path.join(folder, "collection.anki2");
  writeFileSync(file, files["collection.anki2"] ?? new Uint8Array());
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  try {
    return {
      publication,
      media: JSON.parse(strFromU8(files.media ?? new Uint8Array())),
      integrity: rows("PRAGMA integrity_check"),
      tables: rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").map(
        ({ name }) => name,
      ),
      notes: rows("SELECT * FROM notes ORDER BY id"),
      cards: rows("SELECT * FROM cards ORDER BY id"),
      col: rows("SELECT * FROM col")[0] ?? {},
      strays: rows("SELECT * FROM cards WHERE nid NOT IN (SELECT id FROM notes)"),
    };
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

const guidsOf = (notes: Record<string, unknown>[]) => notes.map(({ guid }) => guid);

describe("the cards of a course in Italian", () => {
  it("are a sound collection with a note for each question and each term", async () => {
    const { publication, media, integrity, tables, notes, cards, col, strays } = await open(
      await sampleCourse("it"),
    );
    expect([integrity, media, tables]).toEqual([[{ integrity_check: "ok" }], {}, TABLES]);
    const terms = publication.steps.flatMap(({ sections }) => sections.terms);
    expect(notes).toHaveLength(questionsOf(publication).length + terms.length);
    expect([cards.length, strays]).toEqual([notes.length, []]);
    expect(new Set(guidsOf(notes)).size).toBe(notes.length);
    const decks = Object.values(JSON.parse(String(col.decks))) as { id: number; name: string }[];
    const [type] = Object.values(JSON.parse(String(col.models))) as {
      id: number;
      flds: { name: string }[];
    }[];
    expect(decks.map(({ name }) => name)).toContain(
      `${publication.title}::01 ${publication.steps[0]?.title}`,
    );
    for (const { did } of cards) expect(decks.map(({ id }) => id)).toContain(did);
    for (const { mid, flds } of notes) {
      expect([mid, String(flds).split("\u001f").length]).toEqual([type?.id, type?.flds.length]);
    }
  });
});

it("a later version has the same notes with what was changed, newer than before", async () => {
  const course = await sampleCourse("de");
  const before = await open(course);
  const [step, ...others] = course.steps;
  const question = step?.question && { ...step.question, text: "Was ist jetzt gefragt?" };
  const editedAt = new Date(course.editedAt.getTime() + 60_000);
  const after = await open({
    ...course,
    editedAt,
    steps: step ? [{ ...step, question: question ?? null }, ...others] : [],
  });
  expect(guidsOf(after.notes)).toEqual(guidsOf(before.notes));
  const changed = after.notes.filter(({ flds }, at) => flds !== before.notes[at]?.flds);
  expect(changed).toHaveLength(1);
  expect(String(changed[0]?.flds)).toContain("Was ist jetzt gefragt?");
  expect(Number(changed[0]?.mod)).toBe(Number(before.notes[0]?.mod) + 60);
  expect(after.cards.map(({ id, nid }) => [id, nid])).toEqual(before.cards.map(({ id, nid }) => [id, nid]));
});

it("hostile texts stay texts, and part no decks", async () => {
  const course = await hostileCourse();
  const { notes, col } = await open({ ...course, title: "A::B\u001f <b>" });
  for (const { flds } of notes) {
    for (const field of String(flds).split("\u001f")) {
      const elements = elementsOf(`<div>${field}</div>`);
      expect([elements.get("script"), elements.get("img")]).toEqual([undefined, undefined]);
    }
  }
  expect(String(col.decks)).toContain('"A:B <b>"');
});
