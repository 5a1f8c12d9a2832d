import type { CoursePage, Highlight } from "@lehrpfad/contract";
import { Link, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { CoursePageSkeleton } from "../components/CoursePageSkeleton.tsx";
import { CourseTrouble } from "../components/CourseTrouble.tsx";
import { MarkLine } from "../components/MarkLine.tsx";
import { SaveMarks } from "../components/SaveMarks.tsx";
import { useNotePanel } from "../components/useNotePanel.tsx";
import { WaitingNotice } from "../components/WaitingNotice.tsx";
import { useOwnMarks } from "../marks/useMarks.ts";
import { useRemoveMark } from "../marks/useRemoveMark.ts";
import { isLost, useCourse, useHighlights } from "../queries.ts";
import { coursePath, stepPath } from "../steps.ts";

interface GroupProps {
  course: CoursePage;
  marks: readonly Highlight[];
  title: string;
  onNote: (mark: Highlight) => void;
  onRemove: (mark: Highlight) => void;
}

function Group({ course, marks, title, onNote, onRemove }: GroupProps) {
  const { t } = useTranslation("viewer");
  if (marks.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 lang={course.language} className="text-xl">
        {title}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {marks.map((mark) => {
          const step = course.steps.find(({ stepId }) => stepId === mark.stepId);
          return (
            <MarkLine
              key={mark.id}
              mark={mark}
              lang={course.language}
              isGone={step === undefined}
              onNote={() => onNote(mark)}
              onRemove={() => onRemove(mark)}
            >
              {step ? (
                <Link
                  to={`${stepPath(course.slug, step.position)}#mark-${mark.id}`}
                  className="inline-flex min-h-11 items-center text-link"
                >
                  {t("mark_show")}
                </Link>
              ) : null}
            </MarkLine>
          );
        })}
      </ul>
    </section>
  );
}

/** Marks whose step is gone. */
const withoutStep = ({ steps }: CoursePage, marks: readonly Highlight[]) => {
  const known = new Set(steps.map(({ stepId }) => stepId));
  return marks.filter(({ stepId }) => stepId === null || !known.has(stepId));
};

function OwnMarks({ course, marks }: { course: CoursePage; marks: readonly Highlight[] }) {
  const { slug, language } = course;
  const { t: mastery } = useTranslation("mastery");
  const remove = useRemoveMark(slug);
  const { open, panel } = useNotePanel(slug, language, (id) => {
    const found = marks.find((mark) => mark.id === id);
    if (found) remove(found);
  });
  const groups = course.steps.map(({ stepId, title }) => ({
    key: stepId,
    title,
    own: marks.filter((mark) => mark.stepId === stepId),
  }));
  const lost = { key: "lost", title: mastery("marks_without_step"), own: withoutStep(course, marks) };
  return (
    <>
      {[...groups, lost].map(({ key, title, own }) => (
        <Group key={key} course={course} title={title} marks={own} onNote={open} onRemove={remove} />
      ))}
      {panel}
    </>
  );
}

/** Everything a participant marked in a course, step by step. */
export default function MarksPage() {
  const { slug = "" } = useParams();
  const { t } = useTranslation("viewer");
  const { t: mastery } = useTranslation("mastery");
  const course = useCourse(slug);
  const highlights = useHighlights(slug, course.data?.enrolment !== null);
  const marks = useOwnMarks(slug);
  if (course.isPending || (highlights.isPending && highlights.fetchStatus !== "idle"))
    return <CoursePageSkeleton />;
  if (course.data === undefined || isLost(course)) return <CourseTrouble slug={slug} query={course} />;
  if (highlights.isError && highlights.data === undefined)
    return <CourseTrouble slug={slug} query={highlights} />;
  const here = course.data;
  return (
    <Page title={`${t("marks")} · ${here.name}`} width="reading">
      <WaitingNotice slug={slug} />
      <p>
        <Link
          to={coursePath(slug)}
          lang={here.language}
          className="inline-flex min-h-11 items-center text-link"
        >
          {here.name}
        </Link>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl">{t("marks")}</h1>
        {marks.length > 0 ? <SaveMarks course={here} marks={marks} /> : null}
      </div>
      {marks.length === 0 ? (
        <EmptyState
          title={mastery("marks_empty")}
          action={
            <LinkButton to={stepPath(slug, here.enrolment?.nextPosition ?? 1)}>{t("continue")}</LinkButton>
          }
        >
          {t("marks_hint")}
        </EmptyState>
      ) : null}
      <OwnMarks course={here} marks={marks} />
    </Page>
  );
}
