import type { TestQuestion as Asked, CourseLanguage } from "@lehrpfad/contract";
import { type ReactNode, useState } from "react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Path } from "../../../ui/Path.tsx";
import { useShortcuts } from "../useShortcuts.ts";
import type { useTaking } from "../useTaking.ts";
import { TestQuestion } from "./TestQuestion.tsx";

interface TestQuestionsProps {
  slug: string;
  draftKey: string;
  language: CourseLanguage;
  asked: readonly Asked[];
  taking: ReturnType<typeof useTaking>;
  /** Whether the page was there before, so that the focus comes to the first question. */
  isFollowing: boolean;
  onEnd: () => void;
  namesStep: boolean;
  /** What becomes of questions without an answer when the test is ended. */
  finishHelp: string;
  /** Another way on before the first answer. */
  skip?: ReactNode;
}

/** The questions one after the other, from the first that has no answer; every answer is stored when it is given. */
export function TestQuestions(props: TestQuestionsProps) {
  const { slug, draftKey, language, asked, taking, isFollowing, namesStep, onEnd, finishHelp, skip } = props;
  const { t } = useTranslation("entryTest");
  const { number } = useFormats();
  const [hasAnswered, setAnswered] = useState(false);
  useShortcuts();
  const done = asked.map(taking.isAnswered);
  const at = done.indexOf(false);
  const current = asked[at];
  const isLast = done.filter((isDone) => !isDone).length === 1;
  const answer = (one: Asked, given: Parameters<typeof taking.answer>[1]) => {
    taking.answer(one, given);
    setAnswered(true);
    if (isLast) onEnd();
  };
  return (
    <>
      {current ? (
        <>
          <div className="mb-3 mt-5">
            <Path
              total={asked.length}
              done={done.map((isDone) => (isDone ? "done" : "open"))}
              here={at + 1}
            />
          </div>
          <TestQuestion
            key={current.question.id}
            slug={slug}
            draftKey={draftKey}
            asked={current}
            language={language}
            place={t("place", { position: number(at + 1), total: number(asked.length) })}
            isLast={isLast}
            namesStep={namesStep}
            isFollowing={isFollowing || hasAnswered}
            onAnswer={(given) => answer(current, given)}
          />
        </>
      ) : null}
      <div className="mt-5">
        {current === undefined || done.includes(true) ? (
          <>
            <div className={current ? "-ml-3" : "mb-3"}>
              <Button look={current ? "plain" : "primary"} onPress={onEnd}>
                {t("finish")}
              </Button>
            </div>
            <p className="text-sm text-muted">{finishHelp}</p>
          </>
        ) : skip ? (
          <div className="-ml-3">{skip}</div>
        ) : null}
      </div>
    </>
  );
}
