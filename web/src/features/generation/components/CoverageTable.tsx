import type { CourseReport, CoverageSection } from "@lehrpfad/contract";
import { Check, CircleDashed, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { Tag } from "../../../ui/Tag.tsx";
import type { PlacedSection } from "../coverage.ts";

type Step = CourseReport["steps"][number];

const STATES = {
  taught: { tone: "good", Icon: Check },
  partly: { tone: "here", Icon: CircleDashed },
  left_out: { tone: "off", Icon: Minus },
} as const;

/** Deeper headings are not moved in any further: a phone has no room for it. */
const INDENTS = ["pl-0", "pl-0", "md:pl-5", "md:pl-10", "md:pl-14"];

function indentOf(level: number): string {
  return INDENTS[Math.min(level, INDENTS.length - 1)] ?? "";
}

/** Words left out, a line for each reason. */
export function Reasons({ reasons }: { reasons: CoverageSection["leftOut"] }) {
  const { t } = useTranslation("coverage");
  const f = useFormats();
  const words = (count: number) => t("words", { count, number: f.number(count) });
  return reasons.map(({ reason, words: count }) => (
    <li key={reason}>{t("reason_words", { reason: t(`reason_${reason}`), words: words(count) })}</li>
  ));
}

/** How a state is called: what a model retells is taught, not taken over. */
function stateText(state: CoverageSection["state"], retold: boolean) {
  return state === "left_out" || !retold ? (`state_${state}` as const) : (`state_${state}_retold` as const);
}

interface StateProps {
  section: CoverageSection;
  retold: boolean;
}

/** Figures and numbers that are in no step. */
function Missing({ numbers, figures }: NonNullable<CoverageSection["missing"]>) {
  const { t } = useTranslation("coverage");
  const f = useFormats();
  return (
    <>
      {figures > 0 ? <li>{t("missing_figures", { count: figures, number: f.number(figures) })}</li> : null}
      {numbers.length > 0 ? (
        <li>{t("missing_numbers", { count: numbers.length, numbers: numbers.join("; ") })}</li>
      ) : null}
    </>
  );
}

function State({ section: { state, leftOut, missing }, retold }: StateProps) {
  const { t } = useTranslation("coverage");
  const { tone, Icon } = STATES[state];
  const reasons = state === "taught" ? [] : leftOut;
  return (
    <>
      <Tag tone={tone}>
        <Icon size={15} aria-hidden />
        {t(stateText(state, retold))}
      </Tag>
      {reasons.length === 0 && !missing ? null : (
        <ul className="mt-1.5 space-y-0.5 text-md text-muted">
          <Reasons reasons={reasons} />
          {missing ? <Missing {...missing} /> : null}
        </ul>
      )}
    </>
  );
}

interface StepLinksProps {
  slug: string;
  steps: Step[];
  label: "step_link" | "question_link";
}

function StepLinks({ slug, steps, label }: StepLinksProps) {
  const { t } = useTranslation("coverage");
  if (steps.length === 0) {
    return (
      <span className="text-muted">
        <span aria-hidden>–</span>
        <span className="sr-only">{t("none")}</span>
      </span>
    );
  }
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {steps.map(({ id, position, title }) => (
        <Link
          key={id}
          to={`/c/${slug}/preview/${id}`}
          title={title}
          aria-label={t(label, { position, title })}
          className="inline-flex min-h-8 min-w-8 items-center justify-center rounded-m border border-line-strong px-2 font-semibold tabular-nums text-accent hover:border-accent hover:bg-accent-soft pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          {position}
        </Link>
      ))}
    </span>
  );
}

/** A cell that names its column where the columns are stacked. */
function Cell({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <td className={cx("flex items-baseline gap-2 pt-2 align-top md:table-cell md:py-3 md:pl-4", className)}>
      <span aria-hidden className="min-w-28 shrink-0 text-md text-muted md:hidden">
        {label}
      </span>
      <div className="min-w-0">{children}</div>
    </td>
  );
}

interface RowProps {
  slug: string;
  section: PlacedSection;
  steps: Step[];
  retold: boolean;
}

function Row({ slug, section, steps, retold }: RowProps) {
  const { t } = useTranslation("coverage");
  const f = useFormats();
  const { title, level, depth, group, page, paragraph, words, taughtIn, testedIn } = section;
  const named = (ids: string[]) => steps.filter(({ id }) => ids.includes(id));
  // Stacked, an empty line for each column would only lengthen the way down.
  const gone = section.state === "left_out" ? "max-md:hidden" : "";
  const place = page === null ? t("place_paragraph", { paragraph }) : t("place_page", { page });
  return (
    <tr className="block border-t border-line py-4 md:table-row md:py-0">
      <th scope="row" className="block text-left align-top font-normal md:table-cell md:py-3">
        <span className={cx("block break-words", indentOf(depth), level === 1 && "font-semibold")}>
          {level === 0 ? <q>{title}</q> : title}
          <span className="block text-md font-normal text-muted">{place}</span>
        </span>
      </th>
      <Cell label={t("column_state")}>
        <State section={section} retold={retold} />
      </Cell>
      {group ? (
        <td colSpan={3} className="hidden md:table-cell" />
      ) : (
        <>
          <Cell label={t("column_steps")} className={gone}>
            <StepLinks slug={slug} steps={named(taughtIn)} label="step_link" />
          </Cell>
          <Cell label={t("column_questions")} className={gone}>
            <StepLinks slug={slug} steps={named(testedIn)} label="question_link" />
          </Cell>
          <Cell label={t("column_words")} className="tabular-nums md:text-right">
            {f.number(words)}
          </Cell>
        </>
      )}
    </tr>
  );
}

interface CoverageTableProps {
  slug: string;
  /** What screen readers call the table. */
  label: string;
  sections: PlacedSection[];
  steps: Step[];
  /** Whether a model wrote the course in words of its own. */
  retold: boolean;
}

/** Sections of a document in their order; on a phone each row becomes a block that names its columns. */
export function CoverageTable({ slug, label, sections, steps, retold }: CoverageTableProps) {
  const { t } = useTranslation("coverage");
  const head = "py-2 pl-4 text-left align-bottom text-md font-semibold text-muted first:pl-0";
  return (
    <table className="block w-full border-b border-line md:table">
      <caption className="sr-only">{label}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="md:table-row">
          <th scope="col" className={head}>
            {t("column_section")}
          </th>
          <th scope="col" className={cx(head, "md:w-64")}>
            {t("column_state")}
          </th>
          <th scope="col" className={cx(head, "md:w-40")}>
            {t("column_steps")}
          </th>
          <th scope="col" className={cx(head, "md:w-32")}>
            {t("column_questions")}
          </th>
          <th scope="col" className={cx(head, "md:w-24 md:text-right")}>
            {t("column_words")}
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {sections.map((section) => (
          <Row key={section.paragraph} slug={slug} section={section} steps={steps} retold={retold} />
        ))}
      </tbody>
    </table>
  );
}
