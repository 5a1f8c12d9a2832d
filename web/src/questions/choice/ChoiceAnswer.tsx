import type { ChoiceAnswer, ChoiceSolution, OpenChoice } from "@lehrpfad/contract";
import { useFormats } from "../../lib/format.ts";
import { useTranslation } from "../../lib/i18n.ts";
import type { CheckedProps, FieldsProps, MissedProps, WordsProps } from "../answering.ts";
import { CheckedWords } from "../CheckedWords.tsx";
import { type Mark, MarkedOption } from "../MarkedOption.tsx";
import { AnswerOption } from "./AnswerOption.tsx";

export function ChoiceWords({ part }: WordsProps<OpenChoice, ChoiceAnswer>) {
  const { t } = useTranslation("viewer");
  return <CheckedWords part={part} instruction={t("one_or_more")} missing={t("choose_first")} />;
}

/** The options to choose from; one or more of them are right. */
export function ChoiceFields({
  question,
  answer,
  lang,
  isDisabled,
  labelledBy,
  describedBy,
  onChange,
}: FieldsProps<OpenChoice, ChoiceAnswer>) {
  const { kind, selected } = answer;
  const toggle = (id: string) =>
    onChange({
      kind,
      selected: selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id],
    });
  return (
    <fieldset className="min-w-0" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <div className="space-y-2.5">
        {question.options.map(({ id, text }, index) => (
          <AnswerOption
            key={id}
            text={text}
            lang={lang}
            isSelected={selected.includes(id)}
            isDisabled={isDisabled}
            shortcut={String(index + 1)}
            onToggle={() => toggle(id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function markOf(isRight: boolean, isChosen: boolean): Mark {
  if (isRight) return isChosen ? "right" : "missed";
  return isChosen ? "wrong" : "none";
}

/** The options after checking: whether each was right and was chosen, and what is said to those of which one of both holds. */
export function CheckedChoice({
  question,
  answer: { selected },
  solution: { correct, feedback },
  lang,
}: CheckedProps<OpenChoice, ChoiceAnswer, ChoiceSolution>) {
  const { t } = useTranslation("viewer");
  const words: Record<Mark, string | null> = {
    right: t("option_right_chosen"),
    missed: t("option_right_missed"),
    wrong: t("option_wrong_chosen"),
    none: null,
  };
  return (
    <ul className="space-y-2.5">
      {question.options.map(({ id, text }) => {
        const mark = markOf(correct.includes(id), selected.includes(id));
        const said = feedback.find((one) => one.id === id);
        return (
          <MarkedOption key={id} text={text} lang={lang} mark={mark}>
            {words[mark] && (
              <>
                {words[mark]}
                {said && (
                  <span lang={lang} className="mt-1.5 block whitespace-pre-line text-md text-ink">
                    {said.text}
                  </span>
                )}
              </>
            )}
          </MarkedOption>
        );
      })}
    </ul>
  );
}

/** What was missing in a wrong answer, in one line. */
export function MissedInChoice({ answer, solution }: MissedProps<OpenChoice, ChoiceAnswer, ChoiceSolution>) {
  const { t } = useTranslation("viewer");
  const { number } = useFormats();
  const total = solution.correct.length;
  const chosen = answer.selected.filter((id) => solution.correct.includes(id)).length;
  return (
    <>
      {chosen === total
        ? t("verdict_mixed")
        : t("verdict_count", { chosen: number(chosen), total: number(total) })}
    </>
  );
}
