import type { AskedAtEntry, EntryTest } from "@lehrpfad/contract";
import { useState } from "react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Path } from "../../../ui/Path.tsx";
import type { useTaking } from "../entryTest/useEntryTest.ts";
import { stepPath } from "../steps.ts";
import { useShortcuts } from "../useShortcuts.ts";
import { EntryQuestion } from "./EntryQuestion.tsx";

interface EntryQuestionsProps {
  slug: string;
  test: EntryTest;
  taking: ReturnType<typeof useTaking>;
  /** Whether the page was there before, so that the focus comes to the first question. */
  isFollowing: boolean;
  onEnd: () => void;
}

/** The questions one after the other, from the first that has no answer; every answer is stored when it is given. */
export function EntryQuestions({ slug, test, taking, isFollowing, onEnd }: EntryQuestionsProps) {
  const { t } = useTranslation("entryTest");
  const { number } = useFormats();
  const [hasAnswered, setAnswered] = useState(false);
  useShortcuts();
  const { asked } = test;
  const done = asked.map(taking.isAnswered);
  const at = done.indexOf(false);
  const current = asked[at];
  const isLast = done.filter((isDone) => !isDone).length === 1;
  const answer = (one: AskedAtEntry, given: Parameters<typeof taking.answer>[1]) => {
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
          <EntryQuestion
            key={current.question.id}
            slug={slug}
            asked={current}
            language={test.language}
            place={t("place", { position: number(at + 1), total: number(asked.length) })}
            isLast={isLast}
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
            <p className="text-sm text-muted">{t("finish_help")}</p>
          </>
        ) : (
          <div className="-ml-3">
            <LinkButton look="plain" to={stepPath(slug, test.nextPosition)}>
              {t("skip_now")}
            </LinkButton>
          </div>
        )}
      </div>
    </>
  );
}
