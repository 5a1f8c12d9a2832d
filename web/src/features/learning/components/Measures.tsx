import { type RunScore, scorePercent } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";

interface MeasureProps {
  figure: string;
  words: string;
  isLarge: boolean;
}

function Measure({ figure, words, isLarge }: MeasureProps) {
  return (
    <p className={isLarge ? "flex flex-wrap items-baseline gap-x-3" : "text-sm text-muted"}>
      <span
        className={cx(
          "tabular-nums",
          isLarge ? "font-read text-4xl font-semibold leading-tight text-accent" : "font-semibold text-ink",
        )}
      >
        {figure}
      </span>{" "}
      <span className={isLarge ? "text-lg" : undefined}>{words}</span>
    </p>
  );
}

interface MeasuresProps {
  run: RunScore;
  /** Whether it is the first thing that a page tells. */
  isLarge?: boolean;
}

/** What a run came to: right answers to marked questions, and beside them, looking the same, answers that the person judged. */
export function Measures({ run, isLarge = false }: MeasuresProps) {
  const { t } = useTranslation("mastery");
  const { t: viewer } = useTranslation("viewer");
  const { number, percent } = useFormats();
  const { questions, right, judged, quiz } = run;
  const share = scorePercent(run);
  const of = (some: number, all: number) => t("measure_of", { right: number(some), number: number(all) });
  return (
    <div className={isLarge ? "mt-5 space-y-1.5" : "mt-2 space-y-0.5"}>
      {questions === 0 ? null : share === null ? (
        <Measure
          figure={of(right, questions)}
          words={t("measure_marked", { count: questions })}
          isLarge={isLarge}
        />
      ) : (
        <Measure
          figure={percent(share)}
          words={viewer("score", { count: questions, right: number(right), answered: number(questions) })}
          isLarge={isLarge}
        />
      )}
      {quiz === null || quiz.instead ? null : (
        <Measure
          figure={of(quiz.right, quiz.questions)}
          words={t("measure_quiz", { count: quiz.questions })}
          isLarge={isLarge}
        />
      )}
      {judged.answered === 0 ? null : (
        <Measure
          figure={of(judged.right, judged.answered)}
          words={t("measure_judged", { count: judged.answered })}
          isLarge={isLarge}
        />
      )}
    </div>
  );
}
