import { Check, ClipboardCheck, Dot, type LucideIcon } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "../../lib/i18n.ts";
import { cx } from "../../ui/cx.ts";
import type { CheckedProps, MissedProps } from "../answering.ts";
import { ComparedTexts } from "./ComparedTexts.tsx";
import { useLevelNames } from "./levels.ts";
import { pointsApart, pointsBeside } from "./ticking.ts";
import type { OpenSelf, SelfAnswer, SelfSolution } from "./types.ts";

interface PointListProps {
  title?: string;
  points: readonly string[];
  lang: string;
  Icon: LucideIcon;
  tone: string;
}

/** Points of a good answer, under what they have in common. */
function PointList({ title, points, lang, Icon, tone }: PointListProps) {
  const id = useId();
  if (points.length === 0) return null;
  return (
    <section className="mt-4" {...(title ? { "aria-labelledby": id } : {})}>
      {title ? (
        <h3 id={id} className="mb-1.5 font-ui text-sm font-semibold text-muted">
          {title}
        </h3>
      ) : null}
      <ul lang={lang} className="space-y-1.5">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Icon size={18} aria-hidden className={cx("mt-1 shrink-0", tone)} />
            <span className="min-w-0 break-words">{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One's own words beside those of the text, and the points of a good answer: which one ticked, and which not. */
export function CheckedSelf({ answer, solution, lang }: CheckedProps<OpenSelf, SelfAnswer, SelfSolution>) {
  const { t } = useTranslation("answers");
  const points = pointsBeside(solution);
  const had = points.filter((point) => answer.ticked?.includes(point));
  const others = (had.length > 0 ? points : pointsApart({ passage: solution.passage, points })).filter(
    (point) => !had.includes(point),
  );
  return (
    <>
      <ComparedTexts text={answer.text} passage={solution.passage} lang={lang} />
      <PointList title={t("self_had")} points={had} lang={lang} Icon={Check} tone="text-accent" />
      <PointList
        {...(had.length > 0 ? { title: t("self_lacked") } : {})}
        points={others}
        lang={lang}
        Icon={Dot}
        tone="text-muted"
      />
    </>
  );
}

/** How one judged one's own answer: neither right nor wrong. */
export function JudgedLevel({ answer }: MissedProps<OpenSelf, SelfAnswer, SelfSolution>) {
  const { t } = useTranslation("answers");
  const level = useLevelNames()[answer.level - 1] ?? "";
  return (
    <span className="flex items-center gap-2 font-semibold text-accent">
      <ClipboardCheck size={20} aria-hidden />
      {t("self_verdict", { level })}
    </span>
  );
}
