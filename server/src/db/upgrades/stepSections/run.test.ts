import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CourseLanguage, composeStepMarkdown, NO_SECTIONS, textsOfSections } from "@lehrpfad/contract";
import { SECTION_LABELS } from "@lehrpfad/i18n/sections";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restorePreviousVersion, textsBefore } from "../../../../testing/previousVersion.ts";
import { createPostgresUrl } from "../../../../testing/testDatabase.ts";
import { type Database, openDatabase } from "../../client.ts";
import { steps } from "../../tables/content.ts";
import { courses, deletedSteps, highlights, proposalSteps, proposals } from "../../tables/index.ts";
import { LABELS_IN_TEXTS } from "./labels.ts";
import { splitStoredSteps } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "step-sections-"));
const before = textsBefore();
let database: Database;
beforeAll(async () => {
  const url = await createPostgresUrl();
  await restorePreviousVersion(folder, url);
  const complain = (error: Error) => {
    throw error;
  };
  database = await openDatabase({ ...(url ? { url } : {}), folder }, complain);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Stored {
  key: string;
  language: CourseLanguage;
  content: string;
  sections: (typeof steps.$inferSelect)["sections"];
}

/** All texts of steps, by the keys of `before`. */
async function allStored(): Promise<Stored[]> {
  const { db } = database;
  const { language } = courses;
  const inCourse = await db
    .select({ key: steps.id, language, content: steps.content, sections: steps.sections })
    .from(steps)
    .innerJoin(courses, eq(courses.id, steps.courseId));
  const deleted = await db
    .select({ key: deletedSteps.id, language, step: deletedSteps.step })
    .from(deletedSteps)
    .innerJoin(courses, eq(courses.id, deletedSteps.courseId));
  const { proposalId, position, step } = proposalSteps;
  const key = sql<string>`${proposalId} || '/' || ${position}`;
  const proposed = await db
    .select({ key, language, step })
    .from(proposalSteps)
    .innerJoin(proposals, eq(proposals.id, proposalId))
    .innerJoin(courses, eq(courses.id, proposals.courseId));
  const whole = [...deleted, ...proposed].map((row) => ({
    key: row.key,
    language: row.language,
    content: row.step.content,
    sections: row.step.sections,
  }));
  return [...inCourse, ...whole].sort((one, other) => (one.key < other.key ? -1 : 1));
}

const hasSections = ({ sections }: Stored) =>
  JSON.stringify(textsOfSections(sections)) !== JSON.stringify(textsOfSections(NO_SECTIONS));

describe("stored texts of the version before", () => {
  it("are the same texts with their sections, in courses, among deleted steps and in new versions", async () => {
    const all = await allStored();
    expect(all.map(({ key }) => key)).toEqual([...before.keys()].sort());
    for (const { key, language, content, sections } of all) {
      const whole = composeStepMarkdown(content, sections, LABELS_IN_TEXTS[language]);
      expect(whole).toBe(before.get(key)?.trimEnd());
    }
    // A step that a person wrote, those that a model or nobody wrote, and proposed questions have none.
    expect(all.filter(hasSections).length).toBeGreaterThan(30);
  });

  it("keep what people changed: sections before an image that was added stay where they were", async () => {
    const edited = (await allStored()).filter(({ content }) => content.includes("## Lo esencial"));
    expect(edited).toHaveLength(1);
    expect(edited[0]?.content).toMatch(/\n\n!\[[^\]]*\]\(figure:[^)]*\)$/);
    expect(edited[0]?.sections).toMatchObject({ keyPoints: [], terms: [], next: null });
  });

  it("still hold the passages that participants marked", async () => {
    const all = await allStored();
    const marks = await database.db.select().from(highlights);
    const places = await database.db
      .select({ id: deletedSteps.id, marks: deletedSteps.marks })
      .from(deletedSteps);
    expect(marks.length).toBeGreaterThan(1);
    for (const { id, stepId, quote } of marks) {
      const place = stepId ?? places.find((one) => one.marks.some((mark) => mark.id === id))?.id;
      const step = all.find(({ key }) => key === place);
      const text = step && composeStepMarkdown(step.content, step.sections, SECTION_LABELS[step.language]);
      expect(text).toContain(quote);
    }
  });

  it("are split to the end after a server was killed while it did so", async () => {
    const { db } = database;
    const split = await allStored();
    const unsplit = JSON.stringify([...before].map(([key, content]) => ({ key, content })));
    const old = sql`jsonb_to_recordset(${unsplit}::jsonb) as old(key text, content text)`;
    await db.execute(
      sql`update steps set content = old.content, sections = '{}' from ${old} where steps.id::text = old.key`,
    );
    await db.execute(
      sql`update deleted_steps set step = step - 'sections' || jsonb_build_object('content', old.content) from ${old} where id::text = old.key`,
    );
    let batches = 0;
    const killed = Object.create(db, {
      transaction: {
        value: async (work: Parameters<typeof db.transaction>[0]) => {
          if (++batches > 3) throw new Error("killed");
          return await db.transaction(work);
        },
      },
    });
    await expect(splitStoredSteps(killed, 7)).rejects.toThrow("killed");
    const half = await allStored();
    const done = half.filter((row, at) => JSON.stringify(row) === JSON.stringify(split[at]));
    expect(done.length).toBeGreaterThan(3 * 7 - 1);
    expect(done.length).toBeLessThan(split.length);
    await splitStoredSteps(db, 7);
    expect(await allStored()).toEqual(split);
  });
});
