import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readDocument } from "../../documents/index.ts";
import { createQuoteCheck, quotesOf } from "../../quality/quotes.ts";
import { wholeText } from "../../text/steps.ts";
import type { CourseStep } from "../../types/index.ts";
import { builtinWriter } from "./index.ts";

const FOLDER = fileURLToPath(new URL("../../../../samples/", import.meta.url));
const FILES = readdirSync(FOLDER).filter((name) => /\.(pdf|docx|txt)$/.test(name));

const context = { signal: new AbortController().signal, tell: async () => {} };

async function written(name: string) {
  const document = await readDocument(`${FOLDER}${name}`, { id: "d", name });
  const language = document.language === "other" ? "en" : document.language;
  const make = async () => {
    const request = { documents: [document], goal: null, title: null, steps: 10, language };
    const { plan } = await builtinWriter.plan({ ...request, difficulty: "standard" }, context);
    const planned = await builtinWriter.plan({ ...request, difficulty: "standard" }, context);
    const steps: CourseStep[] = [];
    for (const { position } of plan.steps) steps.push(await planned.writeStep(position, context));
    return { plan, steps };
  };
  return { document, language, make };
}

describe.each(FILES)("the course of %s", (name) => {
  test("keeps the rules of titles, endings and length, and is the same each time", async () => {
    const { document, language, make } = await written(name);
    const { plan, steps } = await make();
    const titles = plan.steps.map(({ title }) => title);
    expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(titles.length);
    for (const title of titles) {
      expect(title.length).toBeLessThanOrEqual(70);
      expect(title).toMatch(/^[\p{Lu}\p{N}¿¡«„“]/u);
      expect(title).not.toMatch(/[.,:;…–-]$/);
    }
    for (const step of steps) {
      const { summary, sources } = step;
      expect(wholeText(step, language)).not.toMatch(/\n## [^\n]+\s*$/);
      expect(sources.at(-1)?.quote).not.toMatch(/:$/);
      expect(summary.length).toBeGreaterThan(40);
    }
    if (document.words >= 4_000) for (const { words } of steps) expect(words).toBeGreaterThanOrEqual(500);
    expect((await make()).steps).toEqual(steps);
  });

  test("names for each line of its sections the passage that it comes from", async () => {
    const { document, make } = await written(name);
    const { steps } = await make();
    const isVerbatim = createQuoteCheck([document]);
    for (const step of steps) {
      const { objectives, keyPoints, reflections, terms, next } = step.sections;
      expect(quotesOf(step).every(isVerbatim)).toBe(true);
      expect([...objectives, ...keyPoints, ...reflections, ...terms].every(({ source }) => source)).toBe(
        true,
      );
      expect(keyPoints.map(({ text }) => text)).toEqual(keyPoints.map(({ source }) => source?.quote));
      expect(next).toBe(steps[step.position]?.title ?? null);
    }
    expect(steps.some(({ sections }) => sections.terms.length > 0)).toBe(true);
  });
});
