import type { FinalQuiz } from "@lehrpfad/contract";
import { useLayoutEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { LiveRegion } from "../../../ui/Live.tsx";
import { QuizIntro } from "../components/QuizIntro.tsx";
import { QuizResult, useQuizScore } from "../components/QuizResult.tsx";
import { Ending } from "../components/TestEnding.tsx";
import { TestPage } from "../components/TestPage.tsx";
import { TestQuestions } from "../components/TestQuestions.tsx";
import { useFinalQuiz } from "../finalQuiz.ts";
import { useTaking } from "../useTaking.ts";

interface AttemptProps {
  slug: string;
  quiz: FinalQuiz;
  attempt: number;
  isFollowing: boolean;
  onEnd: () => void;
}

/** The questions of the open attempt, until the server has what came of it. */
function Attempt({ slug, quiz, attempt, isFollowing, onEnd }: AttemptProps) {
  const { t } = useTranslation("finalQuiz");
  const taking = useTaking({ kind: "quiz", slug, attempt });
  const [hasEnded, setEnded] = useState(false);
  if (taking.isEnding || hasEnded) return <Ending />;
  return (
    <TestQuestions
      slug={slug}
      draftKey={`${slug}:quiz:${attempt}`}
      language={quiz.language}
      asked={quiz.asked}
      taking={taking}
      isFollowing={isFollowing}
      onEnd={() => {
        setEnded(true);
        onEnd();
        void taking.end();
      }}
      namesStep={false}
      finishHelp={t("finish_help")}
    />
  );
}

function Opened({ slug, quiz }: { slug: string; quiz: FinalQuiz }) {
  const { t } = useTranslation("entryTest");
  const score = useQuizScore();
  const [did, setDid] = useState<"begun" | "ended" | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { attempt } = quiz;
  const last = quiz.attempts.at(-1);
  const isIntro = attempt === null && last === undefined;
  const shown = attempt === null ? (last ? `ended ${last.number}` : "intro") : `begun ${attempt}`;
  // Before the paint: the button that was pressed has gone.
  useLayoutEffect(() => {
    if (did === "ended" && shown !== "intro") place.current?.focus();
  }, [did, shown]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {attempt === null ? null : (
        <Attempt
          key={attempt}
          slug={slug}
          quiz={quiz}
          attempt={attempt}
          isFollowing={did === "begun"}
          onEnd={() => setDid("ended")}
        />
      )}
      {isIntro ? <QuizIntro slug={slug} quiz={quiz} onBegun={() => setDid("begun")} /> : null}
      {attempt === null && last ? (
        <QuizResult slug={slug} quiz={quiz} last={last} onBegun={() => setDid("begun")} />
      ) : null}
      <LiveRegion>
        {did === "ended" ? (attempt === null && last ? score(last) : t("ending_title")) : ""}
      </LiveRegion>
    </div>
  );
}

/** `/c/{slug}/final-quiz`: questions of the whole course after its last step (docs/decisions/final-quiz.md). */
export default function FinalQuizPage() {
  const { slug = "" } = useParams();
  const { t } = useTranslation("finalQuiz");
  return (
    <TestPage
      slug={slug}
      query={useFinalQuiz(slug)}
      title={t("title")}
      heading={t("title")}
      closed={{ code: "QUIZ_CLOSED", title: t("closed_title"), text: t("closed_text") }}
    >
      {(quiz) => <Opened slug={slug} quiz={quiz} />}
    </TestPage>
  );
}
