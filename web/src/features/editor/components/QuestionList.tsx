import type { CourseOutline, OutlineStep, Proposal } from "@lehrpfad/contract";
import { CircleCheck, Lightbulb, MessageCircleQuestion, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { ProposalTag } from "../../rewriting/components/ProposalTag.tsx";
import { furthestOf } from "../../rewriting/proposals.ts";
import { useProposals } from "../../rewriting/queries.ts";
import { exercisePath } from "../exercises.ts";
import { useHints } from "../queries.ts";

function HintNote({ hints }: { hints: number | undefined }) {
  const { t } = useTranslation("editor");
  if (hints === undefined) return null;
  const Icon = hints > 0 ? Lightbulb : CircleCheck;
  return (
    <span className={cx("flex items-center gap-1.5 text-sm", hints > 0 ? "text-here" : "text-accent")}>
      <Icon size={16} aria-hidden />
      {hints > 0 ? t("hints", { count: hints }) : t("hints_none")}
    </span>
  );
}

function Proposed({ proposal }: { proposal: Proposal | undefined }) {
  if (proposal === undefined) return null;
  return (
    <span className="mt-1 block">
      <ProposalTag proposal={proposal} />
    </span>
  );
}

const ROW =
  "block py-3 pr-4 leading-snug text-ink no-underline hover:bg-accent-soft focus-visible:-outline-offset-3";
const OPEN_ROW = "bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]";

interface ExerciseRowsProps {
  slug: string;
  step: OutlineStep;
  hints: Record<string, readonly unknown[]> | undefined;
  /** Id of the exercise that is open. */
  current: string | null;
}

/** The exercises of a step, and the way to a new one. */
function ExerciseRows({ slug, step, hints, current }: ExerciseRowsProps) {
  const { t } = useTranslation("editor");
  // The same id until an exercise has it: one that is not saved yet is found again.
  const [fresh, setFresh] = useState(() => crypto.randomUUID());
  if (step.exercises.some(({ id }) => id === fresh)) setFresh(crypto.randomUUID());
  return (
    <>
      {step.exercises.map(({ id, kind, text }) => (
        <Link
          key={id}
          to={exercisePath(slug, step.id, id)}
          aria-current={id === current ? "true" : undefined}
          className={cx(ROW, "border-t border-line pl-9", id === current && OPEN_ROW)}
        >
          <span className="block text-sm text-muted">{t(`kind_${kind}`)}</span>
          <span className="line-clamp-2">{text}</span>
          <HintNote hints={hints?.[id]?.length} />
        </Link>
      ))}
      <Link
        to={exercisePath(slug, step.id, fresh)}
        className="flex min-h-11 items-center gap-1.5 border-t border-line py-2 pl-9 pr-4 text-sm font-semibold no-underline hover:bg-accent-soft"
      >
        <Plus size={16} aria-hidden />
        {t("exercise_add")}
        <span className="sr-only">
          {" "}
          ({step.position}. {step.title})
        </span>
      </Link>
    </>
  );
}

interface QuestionListProps {
  outline: CourseOutline;
  /** Id of the step whose question or exercise is open. */
  current: string | null;
  /** Id of the exercise that is open. */
  exercise: string | null;
}

/** The question and the exercises of every step, and whether the quality gate has hints for them. */
export function QuestionList({ outline, current, exercise }: QuestionListProps) {
  const { t } = useTranslation("editor");
  const hints = useHints(outline.slug).data?.hints;
  const proposals = useProposals(outline.slug);
  const proposalOn = (stepId: string) => furthestOf(proposals, stepId, "question");
  return (
    <nav aria-label={t("questions_label")}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {outline.steps.map((step) => {
          const { id, position, title, question } = step;
          const isOpen = id === current && exercise === null;
          return (
            <li key={id}>
              <Link
                to={`/c/${outline.slug}/edit/questions/${id}`}
                aria-current={isOpen ? "true" : undefined}
                className={cx(ROW, "pl-4", isOpen && OPEN_ROW)}
              >
                <span className="block text-sm text-muted">
                  {position}. {title}
                </span>
                {question === null ? (
                  <span className="flex items-center gap-1.5 font-semibold text-here">
                    <MessageCircleQuestion size={16} aria-hidden />
                    {t("note_no_question")}
                  </span>
                ) : (
                  <>
                    <span className="line-clamp-3 font-semibold">{question}</span>
                    <HintNote hints={hints?.[id]?.length} />
                  </>
                )}
                <Proposed proposal={proposalOn(id)} />
              </Link>
              <ExerciseRows slug={outline.slug} step={step} hints={hints} current={exercise} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
