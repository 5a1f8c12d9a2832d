import {
  type CourseDesign,
  correctDesign,
  type DesignField,
  isOwnDesign,
  type ManagedCourse,
  OWN_DESIGN,
  type TypedDesign,
} from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../lib/api.ts";
import { loadFonts } from "../../lib/design/designStyle.ts";
import { FontError } from "../../lib/design/fonts.ts";
import { useErrorSentence } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/i18n.ts";
import { toast } from "../../ui/toast.ts";
import { useKeepCourse } from "./queries.ts";

/** How long the server may take over a design. */
const SAVE_MS = 10_000;

export interface Correction {
  field: DesignField;
  typed: string;
}

function useSaveDesign(course: ManagedCourse, onSaved: (design: CourseDesign) => void) {
  const { t } = useTranslation("manage");
  const sentence = useErrorSentence();
  const keep = useKeepCourse();
  return useMutation({
    mutationFn: (design: TypedDesign) =>
      api.studio.saveDesign({ slug: course.slug, design }, { signal: AbortSignal.timeout(SAVE_MS) }),
    onSuccess: ({ design }, typed) => {
      keep({ ...course, design });
      onSaved(design);
      toast.success(t(isOwnDesign(typed) ? "design_reset_done" : "design_applied"));
    },
    onError: (error, typed) => {
      if (error.name === "TimeoutError") {
        toast.error(t("design_timeout"), t("design_timeout_text"));
        return;
      }
      toast.error(t(isOwnDesign(typed) ? "design_reset_failed" : "design_apply_failed"), sentence(error));
    },
  });
}

/** Fetches the fonts that are chosen, and says which one does not come. */
function useFonts({ headingFont, bodyFont }: CourseDesign): void {
  const { t } = useTranslation("manage");
  useEffect(() => {
    loadFonts({ ...OWN_DESIGN, headingFont, bodyFont }).catch((error: unknown) => {
      if (error instanceof FontError) toast.error(t("font_failed", { font: error.font }));
    });
  }, [headingFont, bodyFont, t]);
}

/** What is typed for the design of a course, the design it makes, and what had to be corrected. */
export function useDesignForm(course: ManagedCourse) {
  const [saved, setSaved] = useState(course.design);
  const [typed, setTyped] = useState<TypedDesign>(course.design);
  const [corrections, setCorrections] = useState<readonly Correction[]>([]);
  const { design } = correctDesign(typed, saved);
  const take = (next: CourseDesign) => {
    setSaved(next);
    setTyped(next);
  };
  const save = useSaveDesign(course, take);
  useFonts(design);
  const change = (field: DesignField, value: string | null) => {
    setTyped((now) => ({ ...now, [field]: value === "" ? null : value }));
    setCorrections((now) => now.filter((one) => one.field !== field));
  };
  /** Corrects what cannot be shown, and says so (statement 4.56). */
  const correct = () => {
    const result = correctDesign(typed, saved);
    setTyped(result.design);
    const now = result.corrected.map((field) => ({ field, typed: typed[field] ?? "" }));
    setCorrections((before) => [
      ...before.filter(({ field }) => !now.some((one) => one.field === field)),
      ...now,
    ]);
    return result.design;
  };
  return {
    typed,
    design,
    corrections,
    change,
    correct,
    apply: () => save.mutate(correct()),
    reset: () => {
      setCorrections([]);
      save.mutate(OWN_DESIGN);
    },
    isPending: save.isPending,
  };
}
