import type { BodyDraft, Kinds, QuestionKind, WrittenBody } from "@lehrpfad/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { QueryError } from "../lib/QueryState.tsx";
import { SkeletonForm, SkeletonText } from "../ui/Skeleton.tsx";
import type { EditorProps, SolutionProps } from "./authoring.ts";
import { ChoiceEditor } from "./choice/ChoiceEditor.tsx";
import { ChoiceSolution } from "./choice/ChoiceSolution.tsx";

/** A view of a kind: as a method, so that those of all kinds can be told apart by the kind alone. */
interface View<Props> {
  View(props: Props): ReactElement;
}
type Shown<Kind extends QuestionKind> = SolutionProps<Kinds[Kind]["written"] | Kinds[Kind]["draft"]>;
type Written = WrittenBody | BodyDraft;

/** Every kind but the one that most questions have is fetched when it is first needed. */
const EDITORS: { [Kind in QuestionKind]: () => Promise<View<EditorProps<Kinds[Kind]["draft"]>>> } = {
  choice: async () => CHOICE_EDITOR,
  self: async () => ({ View: (await import("./self/SelfEditor.tsx")).SelfEditor }),
  typed: async () => ({ View: (await import("./typed/TypedEditor.tsx")).TypedEditor }),
  match: async () => ({ View: (await import("./match/MatchEditor.tsx")).MatchEditor }),
  order: async () => ({ View: (await import("./order/OrderEditor.tsx")).OrderEditor }),
  numeric: async () => ({ View: (await import("./numeric/NumericEditor.tsx")).NumericEditor }),
};
const CHOICE_EDITOR = { View: ChoiceEditor };

const SOLUTIONS: { [Kind in QuestionKind]: () => Promise<View<Shown<Kind>>> } = {
  choice: async () => CHOICE_SOLUTION,
  self: async () => ({ View: (await import("./self/SelfSolution.tsx")).SelfSolution }),
  typed: async () => ({ View: (await import("./typed/TypedSolution.tsx")).TypedSolution }),
  match: async () => ({ View: (await import("./match/MatchSolution.tsx")).MatchSolution }),
  order: async () => ({ View: (await import("./order/OrderSolution.tsx")).OrderSolution }),
  numeric: async () => ({ View: (await import("./numeric/NumericSolution.tsx")).NumericSolution }),
};
const CHOICE_SOLUTION = { View: ChoiceSolution };

const LASTING = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const;

const editorOptions = (kind: QuestionKind) => ({
  queryKey: ["question-editor", kind],
  queryFn: async (): Promise<View<EditorProps<BodyDraft>>> => await EDITORS[kind](),
  ...(kind === "choice" ? { initialData: CHOICE_EDITOR as View<EditorProps<BodyDraft>> } : {}),
  ...LASTING,
});

const solutionOptions = (kind: QuestionKind) => ({
  queryKey: ["question-solution", kind],
  queryFn: async (): Promise<View<SolutionProps<Written>>> => await SOLUTIONS[kind](),
  ...(kind === "choice" ? { initialData: CHOICE_SOLUTION as View<SolutionProps<Written>> } : {}),
  ...LASTING,
});

/** Whether the fields of a kind are there: those of most kinds are fetched when they are first needed. */
export const useHasEditor = (kind: QuestionKind): boolean => useQuery(editorOptions(kind)).data !== undefined;

/** Fields for what a question's kind decides. */
export function BodyEditor(props: EditorProps<BodyDraft>) {
  const editor = useQuery(editorOptions(props.question.kind));
  if (editor.isError) return <QueryError query={editor} />;
  return editor.data ? <editor.data.View {...props} /> : <SkeletonForm fields={4} />;
}

/** What is right in a question. */
export function QuestionSolution(props: SolutionProps<Written>) {
  const solution = useQuery(solutionOptions(props.question.kind));
  if (solution.isError) return <QueryError query={solution} />;
  return solution.data ? <solution.data.View {...props} /> : <SkeletonText lines={4} />;
}
