import type { StepPage } from "@lehrpfad/contract";
import { piecesOf } from "@lehrpfad/interchange/markdown";
import { useMemo } from "react";
import { isOpen } from "../steps.ts";
import { type Done, lessonOf, stateOfBite, stateOfObjective } from "./bites.ts";
import { useReadBites } from "./readBites.ts";

/** A step as it is learnt, and how far somebody is in it. */
export function useLesson(slug: string, page: StepPage) {
  const { step, steps } = page;
  const pieces = useMemo(() => piecesOf(step.content), [step.content]);
  const { bites, objectives } = lessonOf(page, pieces);
  const { read, pass } = useReadBites(slug, step.id);
  const here = steps.find(({ stepId }) => stepId === step.id);
  const isFinished = here !== undefined && !isOpen(here);
  const isUnderstood = here?.understood ?? false;
  const done: Done = { ...page, read, isUnderstood, isFinished, isKnown: !isUnderstood && !!here?.known };
  const shown = bites.map((bite) => ({ ...bite, state: stateOfBite(bite, done) }));
  const passed = shown.findLastIndex(({ state }) => state !== "open");
  return {
    bites: shown,
    objectives: objectives.map(({ text, evidence }) => ({
      text,
      state: stateOfObjective(evidence, bites, done),
    })),
    /** The bite behind the last one that was passed. */
    next: Math.min(bites.length - 1, passed + 1),
    pass,
  };
}

export type ShownLesson = ReturnType<typeof useLesson>;
