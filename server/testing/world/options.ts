import type { CourseLanguage, QuestionBody } from "@lehrpfad/contract";
import { eq } from "drizzle-orm";
import type { Db } from "../../src/db/client.ts";
import { exercises, questions, steps } from "../../src/db/tables/content.ts";
import { courses } from "../../src/db/tables/index.ts";

const ASKED: Record<CourseLanguage, (title: string) => string> = {
  de: (title) => `Was steht im Lernschritt „${title}“?`,
  en: (title) => `What does the step “${title}” say?`,
  fr: (title) => `Que dit l’étape «\u00a0${title}\u00a0»\u00a0?`,
  es: (title) => `¿Qué dice el paso «${title}»?`,
  it: (title) => `Che cosa dice il passo «${title}»?`,
};

/** Words of an option. */
const WORDS = 12;

const opening = (quote: string) => quote.split(/\s+/).slice(0, WORDS).join(" ");

/**
 * Gives each step of a course a question with four options, the first of which is right, and no exercises, whatever its
 * writer asked: tests of everything else answer it rightly or wrongly.
 */
export async function askWithOptions(db: Db, slug: string): Promise<void> {
  const rows = await db
    .select({ step: steps, language: courses.language })
    .from(steps)
    .innerJoin(courses, eq(courses.id, steps.courseId))
    .where(eq(courses.slug, slug))
    .orderBy(steps.position);
  const proseOf = ({ sources }: (typeof rows)[number]["step"]) =>
    sources.findLast(({ quote }) => /^\p{L}/u.test(quote)) ?? null;
  const quotes = rows.map(({ step }) => opening(proseOf(step)?.quote ?? step.title));
  for (const [at, { step, language }] of rows.entries()) {
    const texts = [0, 1, 2, 3].map((further) => quotes[(at + further) % quotes.length] ?? "");
    const body: QuestionBody = {
      kind: "choice",
      options: texts.map((text, option) => ({ id: `${"abcd"[option]}${at}`, text, correct: option === 0 })),
    };
    const source = proseOf(step);
    await db.delete(exercises).where(eq(exercises.stepId, step.id));
    const texted = {
      text: ASKED[language](step.title),
      explanation: source?.quote ?? "",
      hint: step.title,
    };
    await db
      .insert(questions)
      .values({ id: crypto.randomUUID(), stepId: step.id, origin: "builtin", body, source, ...texted })
      .onConflictDoUpdate({
        target: questions.stepId,
        set: { body, source, reason: null, form: null, ...texted },
      });
  }
}
