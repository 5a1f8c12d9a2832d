import type { QuestionDraft, QuestionHint } from "@lehrpfad/contract";
import type { Key } from "@lehrpfad/i18n";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Lightbulb } from "lucide-react";
import { useEffect, useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { hasText, useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { hasLongOption } from "../../../questions/choice/tooLong.ts";
import { cx } from "../../../ui/cx.ts";

/** How long after the last change the hints are asked for. */
const PAUSE_MS = 600;

function isKnown(code: string): code is Key<"faults"> {
  return hasText("faults", code);
}

/** A value as it was a moment ago, once it has come to rest. */
function useRested<V>(value: V): V {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

function HintList({ hints }: { hints: readonly QuestionHint[] }) {
  const { t } = useTranslation("editor");
  const { t: faults } = useTranslation("faults");
  const sentences = hints.flatMap(({ code, params }) => (isKnown(code) ? [faults(code, params)] : []));
  if (sentences.length === 0) return <p>{t("hints_none_text")}</p>;
  return (
    <ul className="list-disc space-y-1.5 pl-5">
      {[...new Set(sentences)].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

interface QuestionHintsProps {
  slug: string;
  stepId: string;
  exerciseId: string | undefined;
  question: QuestionDraft;
}

/** What the quality gate advises about the question as it stands; advice, not a hurdle. */
export function QuestionHints({ slug, stepId, exerciseId, question }: QuestionHintsProps) {
  const { t } = useTranslation("editor");
  const rested = useRested(question);
  // What is too long to be sent is said at the answer.
  const isTooLong = hasLongOption(rested);
  const check = useQuery({
    ...orpc.editing.checkQuestion.queryOptions({ input: { slug, stepId, exerciseId, question: rested } }),
    enabled: !isTooLong,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (isTooLong && !check.data) return null;
  return (
    <section
      aria-labelledby="hints-title"
      className={cx(
        "rounded-m border-l-4 px-4 py-3",
        check.data?.hints.length === 0 ? "border-accent bg-accent-soft" : "border-here bg-here-soft",
      )}
    >
      <h3 id="hints-title" className="mb-1.5 flex items-center gap-2 text-lg">
        <Lightbulb size={18} aria-hidden />
        {t("hints_title")}
      </h3>
      <div aria-live="polite">
        {check.isError ? <QueryError query={check} /> : null}
        {check.data ? <HintList hints={check.data.hints} /> : null}
        {check.isPending ? <p>{t("hints_looking")}</p> : null}
      </div>
    </section>
  );
}
