import type { QuizStanding } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { finalQuizPath } from "../steps.ts";

/** The way to the final quiz where it is not the next thing to do: an open attempt, or what came of the last one. */
export function FinalQuizOffer({ slug, quiz }: { slug: string; quiz: QuizStanding }) {
  const { t } = useTranslation("finalQuiz");
  if (quiz.state === "locked") return null;
  const label = { ready: "begin", begun: "go_on", ended: "see_result" } as const;
  return (
    <LinkButton look="plain" to={finalQuizPath(slug)}>
      {t(label[quiz.state])}
    </LinkButton>
  );
}
