import {
  type ChoiceDraft,
  type CourseLanguage,
  type EditedStep,
  MOST_OPTIONS,
  type QuestionDraft,
} from "@lehrpfad/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useId, useMemo } from "react";
import { orpc } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { offersFor, placesIn } from "../passages/placesIn.ts";

/** Wrong answers that are offered at once. */
const MOST = 8;

interface WrongOffersProps {
  slug: string;
  step: EditedStep;
  /** Of the course. */
  language: CourseLanguage;
  question: QuestionDraft;
  onChange: (question: QuestionDraft) => void;
}

type ChoiceQuestion = Extract<QuestionDraft, { kind: "choice" }>;

/** The options with another wrong one: in the first empty field, else behind them. */
function withWrong(options: ChoiceDraft["options"], text: string): ChoiceDraft["options"] {
  const at = options.findIndex((option) => option.text.trim() === "" && !option.correct);
  const option = options[at];
  if (option) return options.with(at, { ...option, text });
  return [...options, { id: null, text, correct: false, feedback: null }];
}

interface OffersProps extends WrongOffersProps {
  question: ChoiceQuestion;
  /** What its right options say. */
  rights: readonly string[];
}

function Offers({ slug, step, language, question, rights, onChange }: OffersProps) {
  const { t } = useTranslation("editor");
  const id = useId();
  const { content, sections } = step;
  const places = useMemo(() => placesIn({ content, sections }, language), [content, sections, language]);
  const glossary = useQuery(orpc.editing.terms.queryOptions({ input: { slug } }));
  const { options } = question;
  const taken = new Set(options.map(({ text }) => text.trim()));
  const all = offersFor(rights, places, glossary.data?.terms ?? []);
  const offers = all.filter((text) => !taken.has(text));
  if (offers.length === 0 || options.length >= MOST_OPTIONS) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-ui text-md font-semibold">
        {t("offers_title")}
      </h3>
      <ul className="flex flex-wrap gap-2" lang={language}>
        {offers.slice(0, MOST).map((text) => (
          <li key={text}>
            <button
              type="button"
              aria-describedby={id}
              onClick={() => onChange({ ...question, options: withWrong(options, text) })}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-m border border-line-strong bg-surface px-3 py-1.5 text-left text-md hover:bg-accent-soft"
            >
              <Plus size={16} aria-hidden className="shrink-0" />
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the text offers as wrong answers: the same column of a table, other terms of the glossary, other figures. */
export function WrongOffers(props: WrongOffersProps) {
  const { question } = props;
  if (question.kind !== "choice") return null;
  const rights = question.options.flatMap(({ correct, text }) =>
    correct && text.trim() !== "" ? [text] : [],
  );
  // Before something is right, nothing is wrong: a long step is not read for nothing.
  return rights.length === 0 ? null : <Offers {...props} question={question} rights={rights} />;
}
