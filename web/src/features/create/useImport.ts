import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { announce } from "../../lib/announcer.ts";
import { orpc } from "../../lib/api.ts";
import { CodedError } from "../../lib/errors.ts";
import { fileCall } from "../../lib/fileCall.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.ts";
import { newId } from "../../lib/newId.ts";
import { toast } from "../../ui/toast.ts";

interface Imported {
  slug: string;
  name: string;
  /** Questions and other things of kinds that there are none of here. */
  leftOut: number;
}

function isImported(answer: unknown): answer is Imported {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "slug" in answer &&
    "name" in answer &&
    "leftOut" in answer
  );
}

/** Takes in a course from a file and opens its review; the same file tried again makes one course. */
export function useImport() {
  const { t } = useTranslation("imports");
  const language = useLanguage();
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
    onSuccess: async ({ slug, name, leftOut }) => {
      requests.current.clear();
      toast.success(t("imported", { name }), leftOut > 0 ? t("left_out", { count: leftOut }) : undefined);
      await queries.invalidateQueries({ queryKey: orpc.results.dashboard.key() });
      await navigate(`/c/${slug}/review`);
    },
  });
}
