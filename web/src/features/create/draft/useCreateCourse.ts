import { LIMITS } from "@lehrpfad/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { orpc } from "../../../lib/api.ts";
import type { AdminDraft } from "../../../lib/course/adminFaults.ts";
import { useSite } from "../../../lib/site.ts";
import { chosenOf, isTouched } from "../structure/wish.ts";
import type { CourseDraft } from "./useCourseDraft.ts";
import type { Material } from "./useMaterial.ts";
import type { CoursePreview } from "./usePreview.ts";

interface CreateOptions {
  draft: CourseDraft;
  material: Material;
  preview: Pick<CoursePreview, "announced" | "structure">;
  admin: AdminDraft;
  onCreated: (slug: string) => void;
}

/** Creates the course that a draft describes and goes to its generation. Sending again makes no second course. */
export function useCreateCourse({ draft, material, preview, admin, onCreated }: CreateOptions) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const site = useSite().data;
  const isOfGoal = material.ready.length === 0;
  const by = isOfGoal && site?.writer === "builtin" ? draft.way : "writer";
  const create = useMutation(
    orpc.courses.create.mutationOptions({
      onSuccess: async ({ slug }) => {
        onCreated(slug);
        void queries.invalidateQueries({ queryKey: orpc.results.dashboard.key() });
        await navigate(`/c/${slug}/${{ writer: "generation", chat: "chat", creator: "edit" }[by]}`, {
          replace: true,
        });
      },
    }),
  );
  const submit = () => {
    const { steps } = material;
    if (steps === null) return;
    const goal = draft.goal.trim();
    // A model plans by itself until something was decided.
    const isDecided = site?.writer !== "model" || isTouched(draft.structure);
    const sent = isDecided ? (preview.structure?.shown ?? null) : null;
    create.mutate({
      ...draft.options,
      name: material.name.trim(),
      language: material.language,
      allowAnonymous: draft.access === "open",
      registrationRequired: draft.access === "registered",
      goal: goal === "" ? null : goal,
      documentIds: material.ready.map(({ id }) => id),
      steps: Math.max(LIMITS.steps.minimum, steps),
      planFirst: draft.planFirst,
      openAtOnce: draft.openAtOnce ?? site?.opensAtOnce ?? false,
      ownLanguageOnly: material.ownLanguageOnly,
      announced: preview.announced,
      structure: sent && chosenOf(sent),
      by,
      admin: { firstName: admin.firstName, lastName: admin.lastName, email: admin.email },
      requestId: draft.requestId,
    });
  };
  return { submit, isPending: create.isPending, error: create.error };
}
