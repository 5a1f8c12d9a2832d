import type { QuestionListContents } from "@lehrpfad/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { announce } from "../../../lib/announcer.ts";
import { api, orpc } from "../../../lib/api.ts";
import { CodedError } from "../../../lib/errors.ts";
import { fileCall } from "../../../lib/fileCall.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { type ListedItem, sentQuestion } from "./listed.ts";

const isContents = (answer: unknown): answer is QuestionListContents =>
  typeof answer === "object" && answer !== null && "questions" in answer && Array.isArray(answer.questions);

/** Asks what a list of questions holds; nothing is stored. */
export function usePreviewList(slug: string) {
  const { t } = useTranslation("lists");
  return useMutation({
    mutationFn: async (body: Blob): Promise<QuestionListContents> => {
      announce(t("reading"));
      const call = { method: "POST", body } as const;
      const answer = await fileCall(`/api/courses/${slug}/question-lists/preview`, "upload_failed", call);
      const contents: unknown = await answer.json();
      if (!isContents(contents)) throw new CodedError("upload_failed");
      return contents;
    },
  });
}

/** Has questions of a list asked; answers what became of each, by its key. */
export function useAcceptList(slug: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (items: readonly ListedItem[]): Promise<ReadonlyMap<string, string | null>> => {
      const questions = items.map((item) => ({ stepId: item.stepId, question: sentQuestion(item) }));
      const { outcomes } = await api.questionLists.accept({ slug, questions });
      return new Map(items.map(({ key }, at) => [key, outcomes[at]?.code ?? null]));
    },
    onSuccess: async () => {
      const changed = [
        orpc.editing.key(),
        orpc.reviewing.key(),
        orpc.versions.key(),
        orpc.courses.previewStep.key(),
        orpc.courses.get.key({ input: { slug } }),
      ];
      await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
}
