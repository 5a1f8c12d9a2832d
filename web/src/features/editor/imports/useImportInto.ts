import type { ImportContents, ImportedParts } from "@lehrpfad/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { announce } from "../../../lib/announcer.ts";
import { orpc } from "../../../lib/api.ts";
import { CodedError } from "../../../lib/errors.ts";
import { fileCall } from "../../../lib/fileCall.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { newId } from "../../../lib/newId.ts";
import { toast } from "../../../ui/toast.ts";

/** A file that was read, and what it would bring. */
export interface ReadFile {
  file: File;
  contents: ImportContents;
}

/** Where its contents come to: behind a step (an empty id: before the first), or to a step as its exercises. */
export type ImportPlace = { as: "steps"; after: string } | { as: "exercises"; stepId: string };

const isContents = (answer: unknown): answer is ImportContents =>
  typeof answer === "object" && answer !== null && "steps" in answer && Array.isArray(answer.steps);
const isParts = (answer: unknown): answer is ImportedParts =>
  typeof answer === "object" && answer !== null && "steps" in answer && typeof answer.steps === "number";

async function send<T>(path: string, file: File, isExpected: (answer: unknown) => answer is T): Promise<T> {
  const answer: unknown = await (
    await fileCall(path, "upload_failed", { method: "POST", body: file })
  ).json();
  if (!isExpected(answer)) throw new CodedError("upload_failed");
  return answer;
}

/** Asks what a file would bring into a course. */
export function usePreviewImport(slug: string) {
  const { t } = useTranslation("imports");
  return useMutation({
    mutationFn: async (file: File): Promise<ReadFile> => {
      announce(t("reading", { name: file.name }));
      const query = new URLSearchParams({ name: file.name });
      const path = `/api/courses/${slug}/imports/preview?${query}`;
      return { file, contents: await send(path, file, isContents) };
    },
  });
}

/** Takes a file into a course and opens the review; tried again, it comes in once. */
export function useImportInto(slug: string) {
  const { t } = useTranslation("imports");
  const { number } = useFormats();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const requestId = useRef(newId());
  return useMutation({
    mutationFn: async ({ file, place }: { file: File; place: ImportPlace }): Promise<ImportedParts> => {
      announce(t("importing"));
      const where = place.as === "steps" ? { after: place.after } : { exercisesOf: place.stepId };
      const query = new URLSearchParams({ requestId: requestId.current, name: file.name, ...where });
      return await send(`/api/courses/${slug}/imports?${query}`, file, isParts);
    },
    onSuccess: async ({ steps, questions }) => {
      const count = steps > 0 ? steps : questions;
      const came = steps > 0 ? "came_steps" : "came_exercises";
      toast.success(t(came, { count, number: number(count) }), t("came_text"));
      const changed = [
        orpc.editing.key(),
        orpc.reviewing.key(),
        orpc.versions.key(),
        orpc.courses.get.key({ input: { slug } }),
      ];
      await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
      await navigate(`/c/${slug}/review`);
    },
  });
}
