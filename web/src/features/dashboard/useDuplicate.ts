import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api, orpc } from "../../lib/api.ts";
import { useErrorSentence } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/i18n.ts";
import { newId } from "../../lib/newId.ts";
import { toast } from "../../ui/toast.ts";

/** Makes a copy of a course and says so; asking again after a failed request makes one copy. */
export function useDuplicate(): (slug: string) => void {
  const { t } = useTranslation("studio");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const requestIds = useRef(new Map<string, string>());
  const idOf = (slug: string) => {
    const id = requestIds.current.get(slug) ?? newId();
    requestIds.current.set(slug, id);
    return id;
  };
  const { mutate } = useMutation({
    mutationFn: (slug: string) => api.studio.duplicate({ slug, requestId: idOf(slug) }),
    onSuccess: ({ name }, slug) => {
      requestIds.current.delete(slug);
      toast.success(t("duplicated", { name }), t("duplicated_text"));
      return queries.invalidateQueries({ queryKey: orpc.results.dashboard.key() });
    },
    onError: (error) => toast.error(t("duplicate_failed"), sentence(error)),
  });
  return mutate;
}
