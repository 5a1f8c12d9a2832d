import type { QuestionDraft } from "@lehrpfad/contract";

/** The address at which an exercise is edited; one with a new id is a new exercise. */
export const exercisePath = (slug: string, stepId: string, exerciseId: string): string =>
  `/c/${slug}/edit/questions/${stepId}/${exerciseId}`;

/** A draft whose parts are new ones: a copy keeps none of the ids by which answers are kept. */
export function withoutIds(draft: QuestionDraft): QuestionDraft {
  switch (draft.kind) {
    case "choice":
      return { ...draft, options: draft.options.map((option) => ({ ...option, id: null })) };
    case "match":
      return { ...draft, pairs: draft.pairs.map((pair) => ({ ...pair, id: null, matchId: null })) };
    case "order":
      return { ...draft, items: draft.items.map((item) => ({ ...item, id: null })) };
    default:
      return draft;
  }
}
