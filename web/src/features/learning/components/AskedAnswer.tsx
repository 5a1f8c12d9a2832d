import type { AnsweredSentence } from "@lehrpfad/contract";
import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Spinner } from "../../../ui/Spinner.tsx";
import { Notice } from "../../../ui/States.tsx";
import { readable } from "../passages.ts";
import { FoundPlace } from "./FoundPlace.tsx";

function Sentence({ sentence, lang }: { sentence: AnsweredSentence; lang: string }) {
  const { text, quote, passage } = sentence;
  return (
    <li>
      <p lang={lang} className="font-read text-lg leading-relaxed">
        {text}
      </p>
      <blockquote className="mt-1 border-l-2 border-accent pl-3 text-md text-muted">
        <p lang={lang}>{readable(quote)}</p>
        <footer className="text-sm font-semibold">
          <FoundPlace passage={passage} />
        </footer>
      </blockquote>
    </li>
  );
}

interface AskedAnswerProps {
  slug: string;
  question: string;
  lang: string;
}

/** The answer of a language model from the passages that were found, each sentence with what proves it. */
export function AskedAnswer({ slug, question, lang }: AskedAnswerProps) {
  const { t } = useTranslation("asking");
  const sentence = useErrorSentence();
  const input = { slug, question };
  const answer = useQuery(
    orpc.asking.answer.queryOptions({ input, retry: false, staleTime: Number.POSITIVE_INFINITY }),
  );
  if (answer.isPending) {
    return (
      <p className="flex items-center gap-3 text-muted">
        <Spinner size={18} />
        {t("answering")}
      </p>
    );
  }
  if (answer.isError) return <Notice>{sentence(answer.error)}</Notice>;
  const { sentences } = answer.data;
  if (sentences.length === 0) {
    return (
      <Notice>
        <p className="font-semibold">{t("unanswered_title")}</p>
        {t("unanswered_text")}
      </Notice>
    );
  }
  return (
    <section aria-label={t("answer")} className="rounded-lg bg-accent-soft p-4 sm:p-5">
      <h3 className="font-semibold">{t("answer")}</h3>
      <ul className="mt-3 space-y-4">
        {sentences.map((one) => (
          <Sentence key={one.text} sentence={one} lang={lang} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{t("answer_note")}</p>
    </section>
  );
}
