import type { ChatPackageHead, ChatQuestion } from "@lehrpfad/contract";
import { useTranslation } from "../../lib/i18n.ts";

/** The address of the page with one package open. */
export const packagePath = (slug: string, id?: string): string =>
  id === undefined ? `/c/${slug}/chat` : `/c/${slug}/chat?package=${id}`;

/** How many questions or texts of a package wait for a person; those that are answered once more wait in their own packages. */
export const toDecide = ({ kind, counts }: Pick<ChatPackageHead, "kind" | "counts">): number =>
  kind === "answers" ? 0 : counts.open + counts.aside;

/** The package that one goes on with: the first that waits for an answer or a decision. */
export const nextPackage = (packages: readonly ChatPackageHead[]): ChatPackageHead | undefined =>
  packages.find((head) => head.answeredAt === null || toDecide(head) > 0) ?? packages[0];

/** Whether nothing is left for a person to decide about a question. */
export const isDecided = ({ state }: Pick<ChatQuestion, "state">): boolean =>
  state !== "open" && state !== "aside";

/** Questions that wait, and about which nothing was noticed. */
export const fineQuestions = (questions: readonly ChatQuestion[]): ChatQuestion[] =>
  questions.filter(({ state, faults }) => state === "open" && faults.length === 0);

/** Questions of an answer in the order in which a person looks at them: what waits, put aside, skipped and accepted last. */
export function inOrder(questions: readonly ChatQuestion[]): ChatQuestion[] {
  const ranks = { open: 0, aside: 0, skipped: 1, accepted: 1, replaced: 1 };
  return questions.toSorted((one, other) => ranks[one.state] - ranks[other.state]);
}

/** The place of a package among those of its kind, from 1, and how many there are: gaps of removed ones tell nobody anything. */
export function placeAmong(
  { id, kind }: Pick<ChatPackageHead, "id" | "kind">,
  packages: readonly Pick<ChatPackageHead, "id" | "kind">[],
): { place: number; count: number } {
  const same = packages.filter((head) => head.kind === kind);
  return { place: same.findIndex((head) => head.id === id) + 1, count: same.length };
}

/** What packages are called, and which steps they hold. */
export function useNames(packages: readonly ChatPackageHead[]) {
  const { t } = useTranslation("chat");
  const nameOf = (head: Pick<ChatPackageHead, "id" | "kind">): string => {
    const { place, count } = placeAmong(head, packages);
    if (head.kind === "plan") return t("package_plan");
    if (head.kind === "texts") return t("package_texts", { number: place });
    if (head.kind === "questions") return t("package", { number: place });
    return count > 1 ? t("package_second", { number: place }) : t("package_second_only");
  };
  const stepsOf = ({ steps }: Pick<ChatPackageHead, "steps">): string => {
    const [first] = steps;
    const last = steps.at(-1);
    if (first === undefined || last === undefined) return "";
    return first === last ? t("steps_one", { first }) : t("steps_range", { first, last });
  };
  return { nameOf, stepsOf };
}
