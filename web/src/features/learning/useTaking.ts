import type { Answer, TestQuestion } from "@lehrpfad/contract";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { orpc } from "../../lib/api.ts";
import type { Entry } from "./outbox/entries.ts";
import { onSent, submit } from "./outbox/outbox.ts";
import { useWaiting } from "./outbox/useOutbox.ts";

/** The entry test of a course, or an attempt at its final quiz. */
type Test = { kind: "entry"; slug: string } | { kind: "quiz"; slug: string; attempt: number };

const KEYS = { entry: orpc.learning.entryTest.key, quiz: orpc.learning.finalQuiz.key };

/** Shows a question as answered before the server is asked again. */
function showAnswered(queries: QueryClient, kind: Test["kind"], stepId: string): void {
  queries.setQueriesData<{ asked: TestQuestion[] }>({ queryKey: KEYS[kind]() }, (shown) =>
    shown === undefined
      ? shown
      : {
          ...shown,
          asked: shown.asked.map((one) => (one.stepId === stepId ? { ...one, answered: true } : one)),
        },
  );
}

function isAbout(test: Test, entry: Entry): boolean {
  const isOfAttempt = !("attempt" in entry) || ("attempt" in test && entry.attempt === test.attempt);
  return entry.slug === test.slug && isOfAttempt;
}

/** What somebody does in a test. Everything is kept on this device first, so that nobody waits for the server. */
export function useTaking(test: Test) {
  const queries = useQueryClient();
  const { kind } = test;
  const waiting = useWaiting().filter((entry) => isAbout(test, entry));
  const kept = new Set(
    waiting.flatMap((entry) =>
      entry.kind === kind && (entry.kind === "entry" || entry.kind === "quiz") ? entry.stepId : [],
    ),
  );
  useEffect(
    () =>
      onSent(({ entry }) => {
        if (entry.kind !== kind || (entry.kind !== "entry" && entry.kind !== "quiz")) return;
        showAnswered(queries, kind, entry.stepId);
        // What was asked for while it was on its way does not know of it.
        void queries.invalidateQueries({ queryKey: KEYS[kind]() });
      }),
    [queries, kind],
  );
  return {
    isEnding: waiting.some((entry) => entry.kind === `${kind}End`),
    isAnswered: ({ stepId, answered }: TestQuestion) => answered || kept.has(stepId),
    /** Null: "I don't know". */
    answer: ({ stepId, question }: TestQuestion, answer: Answer | null) => {
      const given = { stepId, questionId: question.id, answer };
      void submit({ ...test, ...given });
      showAnswered(queries, kind, stepId);
    },
    end: () =>
      submit(
        test.kind === "quiz"
          ? { kind: "quizEnd", slug: test.slug, attempt: test.attempt }
          : { kind: "entryEnd", slug: test.slug },
      ),
  };
}
