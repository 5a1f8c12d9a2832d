import type { FinalQuiz } from "@lehrpfad/contract";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/States.tsx";
import { useBeginQuiz } from "../finalQuiz.ts";
import { stepPath } from "../steps.ts";

interface BeginProps {
  slug: string;
  label: string;
  look?: "primary" | "quiet";
  onBegun: () => void;
}

/** Begins an attempt: the server draws its questions, so this alone needs a connection. */
export function BeginQuiz({ slug, label, look = "primary", onBegun }: BeginProps) {
  const { t } = useTranslation("finalQuiz");
  const sentence = useErrorSentence();
  const begin = useBeginQuiz();
  return (
    <div className="max-md:grid">
      <Button
        look={look}
        isPending={begin.isPending}
        onPress={() => {
          onBegun();
          begin.mutate({ slug });
        }}
      >
        {label}
      </Button>
      <div aria-live="polite">
        {begin.isError ? (
          <div className="mt-3">
            <Notice tone="danger">
              <p className="font-semibold">{t("begin_failed")}</p>
              <p>{sentence(begin.error)}</p>
            </Notice>
          </div>
        ) : null}
      </div>
    </div>
  );
}

const RULES = ["rule_end", "rule_stop", "rule_best"] as const;

/** What the quiz is, and the way to it: to begin, or to the steps that come first. */
export function QuizIntro({ slug, quiz, onBegun }: { slug: string; quiz: FinalQuiz; onBegun: () => void }) {
  const { t } = useTranslation("finalQuiz");
  const { number } = useFormats();
  const { questions, refusal, nextPosition, pass } = quiz;
  if (refusal === "steps") {
    return (
      <Card>
        <h2 className="text-xl">{t("locked_title")}</h2>
        <p className="mt-2 max-w-prose text-muted">{t("locked_text")}</p>
        <div className="mt-6 max-md:grid">
          <LinkButton to={stepPath(slug, nextPosition)}>
            {t("to_step", { position: number(nextPosition) })}
          </LinkButton>
        </div>
      </Card>
    );
  }
  return (
    <Card>
      <p className="max-w-prose">{t("intro", { count: questions, number: number(questions) })}</p>
      <ul className="mt-4 max-w-prose list-disc space-y-1.5 pl-5 text-muted">
        {pass ? <li>{t("rule_pass", { percent: pass.percent })}</li> : null}
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
        {pass?.attemptsLeft ? <li>{t("left", { count: pass.attemptsLeft })}</li> : null}
      </ul>
      {refusal ? (
        <p className="mt-6 font-semibold">{t(`refused_${refusal}`)}</p>
      ) : (
        <div className="mt-6">
          <BeginQuiz slug={slug} label={t("begin")} onBegun={onBegun} />
        </div>
      )}
    </Card>
  );
}
