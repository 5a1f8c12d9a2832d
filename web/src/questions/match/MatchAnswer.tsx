import { useId } from "react";
import { useFormats } from "../../lib/format.ts";
import { useTranslation } from "../../lib/i18n.ts";
import { Select } from "../../ui/Select.tsx";
import type { CheckedProps, FieldsProps, MissedProps, WordsProps } from "../answering.ts";
import { CheckedWords } from "../CheckedWords.tsx";
import { MarkedOption } from "../MarkedOption.tsx";
import { comparePairs, matchOf, withMatch } from "./matching.ts";
import type { MatchAnswer, MatchSolution, OpenMatch } from "./types.ts";

export function MatchWords({ part }: WordsProps<OpenMatch, MatchAnswer>) {
  const { t } = useTranslation("answers");
  return <CheckedWords part={part} instruction={t("match_instruction")} missing={t("match_missing")} />;
}

/** Characters of a match that a closed list shows on a phone; longer ones are written out above, each with a letter. */
const SHORT = 32;

const letterOf = (at: number) => String.fromCharCode("A".charCodeAt(0) + at);

/** What there is to choose from, where the lists cannot show the whole of it. */
function WrittenOut({ question, lang }: { question: OpenMatch; lang: string }) {
  const { t } = useTranslation("answers");
  const id = useId();
  return (
    <div className="mb-5 rounded-m bg-sunken px-4 py-3">
      <p id={id} className="mb-1.5 text-sm font-semibold text-muted">
        {t("match_list")}
      </p>
      <ul aria-labelledby={id} lang={lang} className="space-y-1.5">
        {question.matches.map((match, at) => (
          <li key={match.id} className="flex gap-2">
            <b>{letterOf(at)}</b>
            <span className="min-w-0 break-words">{match.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Each entry with a list of what may belong to it; what is used already can be used again, and is marked. */
export function MatchFields({
  question,
  answer,
  lang,
  isDisabled,
  labelledBy,
  describedBy,
  onChange,
}: FieldsProps<OpenMatch, MatchAnswer>) {
  const { t } = useTranslation("answers");
  const isLong = question.matches.some(({ text }) => text.length > SHORT);
  const used = new Set(question.items.map(({ id }) => matchOf(question, answer, id)?.id));
  const choicesFor = (own: string) => [
    { value: "", label: t("match_choose") },
    ...question.matches.map(({ id, text }, at) => {
      const match = isLong ? `${letterOf(at)}  ${text}` : text;
      return { value: id, label: used.has(id) && id !== own ? t("match_used", { match }) : match };
    }),
  ];
  return (
    <fieldset className="min-w-0" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {isLong ? <WrittenOut question={question} lang={lang} /> : null}
      <div className="space-y-4">
        {question.items.map(({ id, text }) => {
          const own = matchOf(question, answer, id)?.id ?? "";
          return (
            <Select
              key={id}
              label={text}
              lang={lang}
              choices={choicesFor(own)}
              value={own}
              isDisabled={isDisabled}
              isInvalid={describedBy !== undefined && own === ""}
              onChange={(match) => onChange(withMatch(question, answer, id, match))}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** Each entry with what was chosen for it, and what belongs to it. */
export function CheckedMatch({
  question,
  answer,
  solution,
  lang,
}: CheckedProps<OpenMatch, MatchAnswer, MatchSolution>) {
  const { t } = useTranslation("answers");
  return (
    <ul className="space-y-2.5">
      {comparePairs(question, answer, solution).map(({ id, text, given, right, isRight }) => (
        <MarkedOption
          key={id}
          text={given === null ? text : `${text} – ${given}`}
          lang={lang}
          mark={isRight ? "right" : "wrong"}
        >
          {isRight ? t("match_right") : t("match_wrong", { match: right })}
        </MarkedOption>
      ))}
    </ul>
  );
}

/** How many pairs are right. */
export function MissedInMatch({
  question,
  answer,
  solution,
}: MissedProps<OpenMatch, MatchAnswer, MatchSolution>) {
  const { t } = useTranslation("answers");
  const { number } = useFormats();
  const pairs = comparePairs(question, answer, solution);
  const right = pairs.filter(({ isRight }) => isRight).length;
  return <>{t("match_count", { right: number(right), total: number(pairs.length) })}</>;
}
