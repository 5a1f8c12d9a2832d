import type { ChoiceAnswer, ChoiceSolution, OpenChoice } from "@lehrpfad/contract";
import { useId } from "react";
import { useFormats } from "../../lib/format.ts";
import { useTranslation } from "../../lib/i18n.ts";
import type { CheckedProps, FieldsProps, MissedProps, WordsProps } from "../answering.ts";
import { CheckedWords } from "../CheckedWords.tsx";
import { type Mark, MarkedOption } from "../MarkedOption.tsx";
import { AnswerOption } from "./AnswerOption.tsx";

/** Pages that a browser kept do not know how many answers are right. */
const isOne = ({ rights }: OpenChoice) => rights === 1;

export function ChoiceWords({ part, question }: WordsProps<OpenChoice, ChoiceAnswer>) {
  const { t } = useTranslation("viewer");
  const { number } = useFormats();
  const { rights = 0 } = question;
  const instruction = rights > 0 ? t("rights", { count: rights, number: number(rights) }) : t("one_or_more");
  return (
    <CheckedWords
      part={part}
      instruction={instruction}
      missing={isOne(question) ? t("choose_single") : t("choose_first")}
    />
  );
}

/** The options to choose from; one of them is right, or more are. What a first try ruled out is no choice any more. */
export function ChoiceFields({
  question,
  answer,
  lang,
  isDisabled,
  wrong = [],
  labelledBy,
  describedBy,
  onChange,
}: FieldsProps<OpenChoice, ChoiceAnswer>) {
  const { t } = useTranslation("viewer");
  const name = useId();
  const { kind, selected } = answer;
  const one = isOne(question);
  const toggle = (id: string) =>
    onChange({
      kind,
      selected: one
        ? [id]
        : selected.includes(id)
          ? selected.filter((other) => other !== id)
          : [...selected, id],
    });
  return (
    <fieldset className="min-w-0" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <div className="space-y-2.5">
        {question.options.map(({ id, text }, index) => {
          const said = wrong.find((option) => option.id === id);
          return said ? (
            <MarkedOption key={id} as="div" isOnly={one} text={text} lang={lang} mark="wrong">
              {t("option_wrong_chosen")}
              <Feedback text={said.text} lang={lang} />
            </MarkedOption>
          ) : (
            <AnswerOption
              key={id}
              text={text}
              lang={lang}
              only={one ? name : undefined}
              isSelected={selected.includes(id)}
              isDisabled={isDisabled}
              shortcut={String(index + 1)}
              onToggle={() => toggle(id)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** What is said to an option. */
function Feedback({ text, lang }: { text: string | undefined; lang: string }) {
  return text ? (
    <span lang={lang} className="mt-1.5 block whitespace-pre-line text-md text-ink">
      {text}
    </span>
  ) : null;
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
          <MarkedOption key={id} isOnly={isOne(question)} text={text} lang={lang} mark={mark}>
            {words[mark] && (
              <>
                {words[mark]}
                <Feedback text={said?.text} lang={lang} />
              </>
            )}
          </MarkedOption>
        );
      })}
    </ul>
  );
}

/** What was missing in a wrong answer, in one line; nothing where one is right and was not chosen. */
export function MissedInChoice({ answer, solution }: MissedProps<OpenChoice, ChoiceAnswer, ChoiceSolution>) {
  const { t } = useTranslation("viewer");
  const { number } = useFormats();
  const total = solution.correct.length;
  const chosen = answer.selected.filter((id) => solution.correct.includes(id)).length;
  if (total === 1 && chosen === 0) return null;
  return (
    <>
      {chosen === total
        ? t("verdict_mixed")
        : t("verdict_count", { chosen: number(chosen), total: number(total) })}
    </>
  );
}
