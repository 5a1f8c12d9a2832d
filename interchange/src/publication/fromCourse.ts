import { createHash } from "node:crypto";
import { readingMinutes } from "@lehrpfad/contract";
import { blocksOf, blocksOfTokens, everyBlock, HeadingLevels } from "../markdown/blocks.ts";
import { partsOf } from "../markdown/parts.ts";
import { tokensOf } from "../markdown/tokens.ts";
import type { Block } from "../markdown/types.ts";
import type { CourseRecording, ExportedCourse, ExportedStep, Publication, PublishedStep } from "./types.ts";
import { loadWords } from "./words.ts";

/** A hash of everything that the course says; when it was edited is none of it. */
function versionOf({ editedAt: _, figures, recordings, ...said }: ExportedCourse): string {
  const files = figures.map(({ id, bytes }) => [id, bytes]);
  const heard = recordings.map(({ id, bytes, transcript, captions }) => [id, bytes, transcript, captions]);
  return createHash("sha256")
    .update(JSON.stringify(heard.length === 0 ? [said, files] : [said, files, heard]))
    .digest("hex")
    .slice(0, 16);
}

/** What the blocks of a text name. */
interface Named {
  figures: ReadonlySet<string>;
  recordings: ReadonlyMap<string, CourseRecording>;
}

/** Blocks without the figures whose files are gone, and with what is said in recordings. */
function withFiles(blocks: readonly Block[], named: Named): Block[] {
  return blocks
    .filter((block) => block.type !== "figure" || named.figures.has(block.asset))
    .map((block) => {
      if (block.type === "recording") {
        return { ...block, transcript: named.recordings.get(block.asset)?.transcript ?? "" };
      }
      if (block.type === "quote" || block.type === "callOut") {
        return { ...block, blocks: withFiles(block.blocks, named) };
      }
      if (block.type !== "list") return block;
      const items = block.items.map((item) => ({ ...item, blocks: withFiles(item.blocks, named) }));
      return { ...block, items };
    });
}

function publishStep(
  step: ExportedStep,
  at: number,
  next: ExportedStep | undefined,
  named: Named,
): PublishedStep {
  const levels = new HeadingLevels();
  const texts = partsOf(tokensOf(step.content)).map((tokens) =>
    withFiles(blocksOfTokens(tokens, levels), named),
  );
  const placed = step.exercises.filter(
    ({ section }) => section !== null && section >= 0 && section < texts.length,
  );
  const last = step.exercises.filter((exercise) => !placed.includes(exercise));
  const { id, title, sections, summary, words, sources, question, content } = step;
  return {
    id,
    position: at + 1,
    title,
    minutes: readingMinutes(words),
    sections: { ...sections, next: sections.next === null ? null : (next?.title ?? null) },
    parts: texts.map((blocks, place) => ({
      blocks,
      exercises: placed.filter(({ section }) => section === place),
    })),
    summary: withFiles(blocksOf(summary), named),
    sources,
    exercises: [...last, ...(question ? [question] : [])],
    questionId: question?.id ?? null,
    markdown: { content, summary },
  };
}

/** The blocks of a step's passages and of its summary. */
export function blocksOfStep({ parts, summary }: Pick<PublishedStep, "parts" | "summary">): Block[] {
  return [...parts.flatMap(({ blocks }) => blocks), ...summary];
}

/** The exercises of a step in the order in which they are shown. */
export function exercisesOfStep({ parts, exercises }: Pick<PublishedStep, "parts" | "exercises">) {
  return [...parts.flatMap((part) => part.exercises), ...exercises];
}

/** The ids of the figures or recordings that these steps show, each once, in their order. */
function shownBy(steps: readonly PublishedStep[], type: "figure" | "recording"): Set<string> {
  const blocks = steps.flatMap((step) => [...everyBlock(blocksOfStep(step))]);
  return new Set(
    blocks
      .filter((block) => block.type === "figure" || block.type === "recording")
      .filter((block) => block.type === type)
      .map(({ asset }) => asset),
  );
}

/** A course read for exports: its Markdown is parsed here and nowhere else. */
export async function fromCourse(course: ExportedCourse): Promise<Publication> {
  const recordings = new Map(course.recordings.map((one) => [one.id, one]));
  const named = { figures: new Set(course.figures.map(({ id }) => id)), recordings };
  const steps = course.steps.map((step, at) => publishStep(step, at, course.steps[at + 1], named));
  const shown = shownBy(steps, "figure");
  const played = [...shownBy(steps, "recording")].flatMap((asset) => recordings.get(asset) ?? []);
  const {
    id,
    title,
    language,
    difficulty,
    goal,
    creator,
    editedAt,
    passPercent,
    entryTest,
    finalQuiz,
    quizQuestions,
    design,
    figures,
  } = course;
  return {
    ...{ id, title, language, difficulty, goal, creator, passPercent, entryTest, design },
    ...{ finalQuiz, quizQuestions },
    version: versionOf(course),
    modified: editedAt,
    words: await loadWords(language),
    steps,
    assets: new Map(figures.filter((file) => shown.has(file.id)).map((file) => [file.id, file])),
    recordings: new Map(played.map((one) => [one.id, one])),
  };
}
