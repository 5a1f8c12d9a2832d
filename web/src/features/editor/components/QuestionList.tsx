import type { CourseOutline, OutlineStep, Proposal, ReviewItem } from "@lehrpfad/contract";
import { CircleCheck, Lightbulb, MessageCircleQuestion, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { placed } from "../../../lib/course/placed.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { useReview } from "../../reviewing/queries.ts";
import { ProposalTag } from "../../rewriting/components/ProposalTag.tsx";
import { furthestOf } from "../../rewriting/proposals.ts";
import { useProposals } from "../../rewriting/queries.ts";
import { exercisePath } from "../exercises.ts";

/** Whether a person looked at a question, and what the program noticed; that it noticed nothing is no seal. */
function ReviewNote({ item }: { item: ReviewItem | undefined }) {
  const { t } = useTranslation("editor");
  const { t: reviewing } = useTranslation("reviewing");
  if (item === undefined) return null;
  const { review, doubts } = item;
  const by = review?.by ? reviewing("reviewed_by", { name: review.by }) : reviewing("reviewed");
  return (
    <span className="flex flex-wrap gap-x-4 text-sm">
      {review === null ? (
        <span className="text-muted">{reviewing("not_reviewed")}</span>
      ) : (
        <span className="flex items-center gap-1.5 text-accent">
          <CircleCheck size={16} aria-hidden />
          {by}
        </span>
      )}
      {doubts.length > 0 ? (
        <span className="flex items-center gap-1.5 text-here">
          <Lightbulb size={16} aria-hidden />
          {t("hints", { count: doubts.length })}
        </span>
      ) : null}
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
  items: readonly ReviewItem[];
  /** Id of the exercise that is open. */
  current: string | null;
}

/** The exercises of a step, and the way to a new one. */
function ExerciseRows({ slug, step, items, current }: ExerciseRowsProps) {
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
          <ReviewNote item={items.find((item) => item.id === id)} />
        </Link>
      ))}
      <Link
        to={exercisePath(slug, step.id, fresh)}
        className="flex min-h-11 items-center gap-1.5 border-t border-line py-2 pl-9 pr-4 text-sm font-semibold no-underline hover:bg-accent-soft"
      >
        <Plus size={16} aria-hidden />
        {t("exercise_add")}
        <span className="sr-only"> ({placed(step.position, step.title)})</span>
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
  const items = useReview(outline.slug).data?.items ?? [];
  const proposals = useProposals(outline.slug);
  const proposalOn = (stepId: string) => furthestOf(proposals, stepId, "question");
  return (
    <nav aria-label={t("questions_label")}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {outline.steps.map((step) => {
          const { id, position, title, question, drafts } = step;
          const isOpen = id === current && exercise === null;
          return (
            <li key={id}>
              <Link
                to={`/c/${outline.slug}/edit/questions/${id}`}
                aria-current={isOpen ? "true" : undefined}
                className={cx(ROW, "pl-4", isOpen && OPEN_ROW)}
              >
                <span className="block text-sm text-muted">{placed(position, title)}</span>
                {question === null ? (
                  <span className="flex items-center gap-1.5 font-semibold text-here">
                    <MessageCircleQuestion size={16} aria-hidden />
                    {t("note_no_question")}
                  </span>
                ) : (
                  <>
                    <span className="line-clamp-3 font-semibold">{question}</span>
                    <ReviewNote item={items.find((item) => item.kind === "question" && item.stepId === id)} />
                  </>
                )}
                {drafts > 0 ? (
                  <span className="block text-sm text-muted">{t("drafts_count", { count: drafts })}</span>
                ) : null}
                <Proposed proposal={proposalOn(id)} />
              </Link>
              <ExerciseRows slug={outline.slug} step={step} items={items} current={exercise} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
