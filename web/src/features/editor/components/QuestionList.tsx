import type { CourseOutline, Proposal } from "@lehrpfad/contract";
import { CircleCheck, Lightbulb, MessageCircleQuestion } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { ProposalTag } from "../../rewriting/components/ProposalTag.tsx";
import { furthestOf } from "../../rewriting/proposals.ts";
import { useProposals } from "../../rewriting/queries.ts";
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

/** The question of every step, and whether the quality gate has hints for it. */
export function QuestionList({ outline, current }: { outline: CourseOutline; current: string | null }) {
  const { t } = useTranslation("editor");
  const hints = useHints(outline.slug).data?.hints;
  const proposals = useProposals(outline.slug);
  const proposalOn = (stepId: string) => furthestOf(proposals, stepId, "question");
  return (
    <nav aria-label={t("questions_label")}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {outline.steps.map(({ id, position, title, question }) => (
          <li key={id}>
            <Link
              to={`/c/${outline.slug}/edit/questions/${id}`}
              aria-current={id === current ? "true" : undefined}
              className={cx(
                "block px-4 py-3 leading-snug text-ink no-underline hover:bg-accent-soft focus-visible:-outline-offset-3",
                id === current && "bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]",
              )}
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
          </li>
        ))}
      </ul>
    </nav>
  );
}
