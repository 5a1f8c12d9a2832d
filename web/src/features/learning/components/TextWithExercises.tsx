import { type StepPage, textsOfSections } from "@lehrpfad/contract";
import { partsOf, tokensOf } from "@lehrpfad/interchange/markdown";
import { type ReactNode, type Ref, useMemo } from "react";
import { CourseFigure } from "../../../lib/course/CourseFigure.tsx";
import { readSections } from "../../../lib/course/stepSections.ts";
import { ProseParts } from "../../../ui/ProseParts.tsx";
import { placeExercises } from "../exercises.ts";
import { QuestionCard } from "./QuestionCard.tsx";

interface ExercisesProps {
  slug: string;
  page: StepPage;
  exercises: StepPage["exercises"];
}

/** Exercises one below the other, each answered for itself. */
export function Exercises({ slug, page, exercises }: ExercisesProps): ReactNode {
  const stepId = page.step.id;
  return exercises.map(({ question, result }) => (
    <QuestionCard
      key={question.id}
      slug={slug}
      page={page}
      question={question}
      result={result}
      entryOf={(answer) => ({ kind: "exercise", slug, stepId, exerciseId: question.id, answer })}
    />
  ));
}

/** The exercises of a step by the part of its text they stand behind, and those that stand at its end. */
export function usePlacedExercises({ step, exercises }: StepPage) {
  const parts = useMemo(() => partsOf(tokensOf(step.content)).length, [step.content]);
  return placeExercises(exercises, parts);
}

interface TextWithExercisesProps {
  slug: string;
  page: StepPage;
  rootRef: Ref<HTMLDivElement>;
}

/** The text of a step with its exercises behind the sections they belong to. */
export function TextWithExercises({ slug, page, rootRef }: TextWithExercisesProps) {
  const { step, language } = page;
  const sections = useMemo(
    () => readSections(textsOfSections(step.sections), language),
    [step.sections, language],
  );
  const { behind } = usePlacedExercises(page);
  return (
    <ProseParts
      markdown={step.content}
      sections={sections}
      lang={language}
      figure={CourseFigure}
      rootRef={rootRef}
      behind={
        new Map(
          [...behind].map(([at, exercises]) => [
            at,
            <Exercises key={at} slug={slug} page={page} exercises={exercises} />,
          ]),
        )
      }
    />
  );
}

/** The exercises that stand at the end of a step, before its question. */
export function LastExercises({ slug, page }: { slug: string; page: StepPage }) {
  const { last } = usePlacedExercises(page);
  return <Exercises slug={slug} page={page} exercises={last} />;
}
