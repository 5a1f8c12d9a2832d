import type { LostPart } from "@lehrpfad/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { announce } from "../../lib/announcer.ts";
import { orpc } from "../../lib/api.ts";
import { CodedError } from "../../lib/errors.ts";
import { fileCall } from "../../lib/fileCall.ts";
import { useTranslation } from "../../lib/i18n.ts";
import { useNewCourseLanguage } from "../../lib/language.ts";
import { newId } from "../../lib/newId.ts";
import { toast } from "../../ui/toast.ts";

export interface Imported {
  slug: string;
  name: string;
  /** Questions of kinds that there are none of here, pictures and parts that could not come along. */
  lost: LostPart[];
}

function isImported(answer: unknown): answer is Imported {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "slug" in answer &&
    "name" in answer &&
    "lost" in answer &&
    Array.isArray(answer.lost)
  );
}

/**
 * Takes in a course from a file and opens its review, unless something of it did not come along, which is to be read first;
 * the same file tried again makes one course.
 */
export function useImport() {
  const { t } = useTranslation("imports");
  const language = useNewCourseLanguage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const requests = useRef(new Map<string, string>());
  const idOf = ({ name, size, lastModified }: File) => {
    const key = `${name} ${size} ${lastModified}`;
    const id = requests.current.get(key) ?? newId();
    requests.current.set(key, id);
    return id;
  };
  return useMutation({
    mutationFn: async (file: File): Promise<Imported> => {
      announce(t("importing"));
      const call = { method: "POST" as const, body: file };
      const query = new URLSearchParams({ requestId: idOf(file), name: file.name, language });
      const answer: unknown = await (await fileCall(`/api/imports?${query}`, "upload_failed", call)).json();
      if (!isImported(answer)) throw new CodedError("upload_failed");
      return answer;
    },
    onSuccess: async ({ slug, name, lost }) => {
      requests.current.clear();
      await queries.invalidateQueries({ queryKey: orpc.results.dashboard.key() });
      if (lost.length > 0) return;
      toast.success(t("imported", { name }));
      await navigate(`/c/${slug}/review`);
    },
  });
}
