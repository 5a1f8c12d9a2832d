import { type StepPage, textsOfSections } from "@lehrpfad/contract";
import { type ReactNode, type RefObject, useMemo } from "react";
import { announce } from "../../../lib/announcer.ts";
import { CourseFigure } from "../../../lib/course/CourseFigure.tsx";
import { CourseTable } from "../../../lib/course/CourseTable.tsx";
import { readSections } from "../../../lib/course/stepSections.ts";
import { ProseParts } from "../../../ui/ProseParts.tsx";
import type { ShownLesson } from "../lesson/useLesson.ts";
import { BiteCheck } from "./BiteCheck.tsx";
import { BiteLine, useBitePlace } from "./BiteLine.tsx";
import { Objectives } from "./Objectives.tsx";
import { PassageMarks } from "./PassageMarks.tsx";
import { QuestionCard } from "./QuestionCard.tsx";

interface LessonProps {
  slug: string;
  page: StepPage;
  lesson: ShownLesson;
  /** What follows the last question. */
  end: ReactNode;
  rootRef: RefObject<HTMLDivElement | null>;
}

/** What is asked behind a bite: behind the last one the step's own question, then exercises. */
function Questions({
  slug,
  page,
  bite,
}: Pick<LessonProps, "slug" | "page"> & { bite: ShownLesson["bites"][number] }) {
  const stepId = page.step.id;
  const { question } = page;
  return (
    <>
      {bite.isLast && question ? (
        <QuestionCard
          slug={slug}
          page={page}
          question={question}
          result={page.result}
          entryOf={(answer) => ({ kind: "answer", slug, stepId, questionId: question.id, answer })}
        />
      ) : null}
      {bite.exercises.map((exercise) => (
        <QuestionCard
          key={exercise.question.id}
          slug={slug}
          page={page}
          question={exercise.question}
          result={exercise.result}
          entryOf={(answer) => ({ kind: "exercise", slug, stepId, exerciseId: exercise.question.id, answer })}
        />
      ))}
    </>
  );
}

/** Brings somebody to a bite, and whoever reads with the keyboard or a screen reader too. */
function goTo(root: HTMLElement | null, bite: number): void {
  const place = root?.querySelector<HTMLElement>(`:scope > [data-bite="${bite}"]`);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView();
}

/** The text of a step in bites: what one reads, then what one does. */
export function Lesson({ slug, page, lesson, end, rootRef }: LessonProps) {
  const place = useBitePlace();
  const { step, language } = page;
  const { bites, objectives, pass } = lesson;
  const sections = useMemo(
    () => readSections(textsOfSections(step.sections), language),
    [step.sections, language],
  );
  const passBite = (at: number, key: string) => {
    pass(key);
    const next = bites.findIndex(({ state }, other) => state === "open" && other !== at);
    announce(place(next, bites.length));
    goTo(rootRef.current, at + 1);
  };
  const behind = (at: number) => {
    const bite = bites[at];
    if (!bite) return null;
    if (bite.exercises.length > 0 || bite.isLast) return <Questions slug={slug} page={page} bite={bite} />;
    return (
      <BiteCheck
        bite={bite}
        isPassed={bite.state !== "open"}
        onPass={() => passBite(at, bite.key)}
        onBack={() => goTo(rootRef.current, at)}
      />
    );
  };
  return (
    <>
      <BiteLine bites={bites} />
      <ProseParts
        groups={bites.map(({ tokens }) => tokens)}
        sections={sections}
        lang={language}
        figure={CourseFigure}
        table={CourseTable}
        note={(markdown) => <PassageMarks slug={slug} step={step} markdown={markdown} />}
        lead={<Objectives language={language} objectives={objectives} />}
        behind={behind}
        end={end}
        rootRef={rootRef}
      />
    </>
  );
}
