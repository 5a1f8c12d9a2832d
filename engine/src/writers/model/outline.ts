import { z } from "zod";
import type { CourseRequest } from "../../types/index.ts";
import type { Asker, AskOptions } from "./ask.ts";
import { isOfService, type ModelError } from "./faults.ts";
import type { Ground } from "./ground.ts";
import { materialOf, type Passage } from "./passages.ts";
import { goalOutlinePrompt, instructionsOf, type OutlineEntry, outlinePrompt } from "./prompts.ts";

const OPENING_CHARACTERS = 500;

const outlineSchema = z.object({ steps: z.array(z.object({ title: z.string().min(1), aim: z.string() })) });
/** Title and aim of each step. */
export type Outline = z.infer<typeof outlineSchema>["steps"];

function openingOf(passages: readonly Passage[]): string {
  return materialOf(passages)
    .slice(0, OPENING_CHARACTERS)
    .replace(/\s+\S*$/, "");
}

function outlineFault(steps: Outline, count: number): string | null {
  if (steps.length !== count) return `there are ${steps.length} steps, ${count} were asked for`;
  const titles = new Set(steps.map(({ title }) => title.trim().toLowerCase()));
  return titles.size === count ? null : "two steps have the same title";
}

/** Has the model name the steps in one request. */
export async function askOutline(
  asker: Asker,
  request: CourseRequest,
  { drafts, passages }: Ground,
  options: AskOptions,
): Promise<Outline> {
  const entries: OutlineEntry[] = drafts.map(({ title }, at) => ({
    title,
    opening: openingOf(passages[at] ?? []),
  }));
  const grounded = request.documents.length > 0;
  const { steps } = await asker.ask(
    {
      purpose: "outline",
      schema: outlineSchema,
      instructions: instructionsOf(request),
      prompt: grounded ? outlinePrompt(request, entries) : goalOutlinePrompt(request),
      check: (answer) => outlineFault(answer.steps, drafts.length),
    },
    options,
  );
  return steps;
}

/**
 * The titles of the steps as they are without the model, where it answered but not with an outline: its
 * steps are still worth asking for. Null where the service is out of reach, or there are no titles to use.
 */
export function outlineInstead(error: ModelError, { drafts }: Ground): Outline | null {
  const untitled = drafts.some(({ writer }) => writer === "placeholder");
  if (isOfService(error.fault) || untitled) return null;
  return drafts.map(({ title }) => ({ title, aim: "" }));
}
