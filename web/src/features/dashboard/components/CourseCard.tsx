import type { CourseCard as Course } from "@lehrpfad/contract";
import { MoreVertical } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { languageName } from "../../../lib/language.ts";
import { Path } from "../../../ui/Path.tsx";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { GenerationTag } from "./GenerationTag.tsx";

function Writing({ course }: { course: Course }) {
  const { t } = useTranslation("studio");
  const f = useFormats();
  const { currentStep, totalSteps, percent, label } = course.generation;
  const writing = label === "generating" || label === "regenerating";
  const done = writing ? Math.max(0, currentStep - 1) : currentStep;
  const words = t("written_of", { done: f.number(done), total: f.number(totalSteps) });
  return (
    <div>
      <Path total={Math.max(2, totalSteps)} done={done} here={Math.min(totalSteps, done + 1)} label={words} />
      <p className="mt-2 flex justify-between gap-3 text-sm text-muted">
        <span>{words}</span>
        <span className="font-semibold tabular-nums text-ink">{f.percent(percent)}</span>
      </p>
    </div>
  );
}

function Participation({ course }: { course: Course }) {
  const { t } = useTranslation("studio");
  const f = useFormats();
  const { participants, graduates, completionRate: rate } = course;
  if (participants === 0 || rate === null)
    return <p className="text-md text-muted">{t("no_participants")}</p>;
  return (
    <div>
      <ProgressBar
        percent={rate}
        valueLabel={f.percent(rate)}
        label={<span className="text-sm text-muted">{t("completion")}</span>}
      />
      <p className="mt-2 flex flex-wrap gap-x-4 text-md">
        <span>{t("participants", { count: participants, number: f.number(participants) })}</span>
        <span className="text-muted">{t("graduates", { number: f.number(graduates) })}</span>
      </p>
    </div>
  );
}

/** How many steps the built-in writer wrote in place of the model. */
function StandIns({ course: { standIns, steps } }: { course: Course }) {
  const { t } = useTranslation("studio");
  const f = useFormats();
  const words = t("card_stand_ins", { number: f.number(standIns), total: f.number(steps) });
  return <p className="mb-3 text-md font-semibold text-here">{words}</p>;
}

interface CourseCardProps {
  course: Course;
  /** Always the same function, so that opening one menu draws no card again. */
  onMenu: (course: Course, button: HTMLElement) => void;
}

/** A course in the Creator Studio: its state, its numbers, and the way to what can be done with it. */
export const CourseCard = memo(function CourseCard({ course, onMenu }: CourseCardProps) {
  const { t } = useTranslation("studio");
  const f = useFormats();
  const { slug, name, generation } = course;
  const ready = generation.label === "ready";
  const facts = [
    t("steps", { count: course.steps }),
    languageName(course.language),
    t(course.registrationRequired ? "access_registered" : "access_open"),
  ];
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-5 shadow-card [contain-intrinsic-size:auto_15rem] [content-visibility:auto]">
      <div className="-mr-2 -mt-2 flex items-center justify-between gap-3">
        <GenerationTag course={course} />
        <button
          type="button"
          aria-label={t("actions", { name })}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMenu(course, currentTarget)}
          className="grid size-11 place-items-center rounded-m hover:bg-accent-soft"
        >
          <MoreVertical size={20} aria-hidden />
        </button>
      </div>
      <h2 className="text-xl">
        <Link
          to={ready ? `/c/${slug}/manage` : `/c/${slug}/generation`}
          className="inline-flex min-h-11 items-center no-underline hover:text-accent hover:underline"
        >
          {name}
        </Link>
      </h2>
      <p className="mb-5 mt-1 text-md text-muted">{facts.join(" · ")}</p>
      <div className="mt-auto">
        {ready && course.standIns > 0 ? <StandIns course={course} /> : null}
        {ready ? <Participation course={course} /> : <Writing course={course} />}
        <p className="mt-4 border-t border-line pt-3 text-sm text-muted">
          {t("edited", { when: f.ago(course.editedAt) })}
        </p>
      </div>
    </li>
  );
});
