import type { ChatPackageHead, ChatQuestion } from "@lehrpfad/contract";
import { useTranslation } from "../../lib/i18n.ts";

/** The address of the page with one package open. */
export const packagePath = (slug: string, id?: string): string =>
  id === undefined ? `/c/${slug}/chat` : `/c/${slug}/chat?package=${id}`;

/** How many questions of a package wait for a person. */
export const toDecide = ({ counts }: Pick<ChatPackageHead, "counts">): number => counts.open + counts.aside;

/** The package that one goes on with: the first that waits for an answer or a decision. */
export const nextPackage = (packages: readonly ChatPackageHead[]): ChatPackageHead | undefined =>
  packages.find((head) => head.answeredAt === null || toDecide(head) > 0) ?? packages[0];

/** Questions of an answer in the order in which a person looks at them: what waits, put aside, skipped and accepted last. */
export function inOrder(questions: readonly ChatQuestion[]): ChatQuestion[] {
  const ranks = { open: 0, aside: 0, skipped: 1, accepted: 1, replaced: 1 };
  return questions.toSorted((one, other) => ranks[one.state] - ranks[other.state]);
}

/** What packages are called, and which steps they hold. */
export function useNames() {
  const { t } = useTranslation("chat");
  const nameOf = ({ kind, number }: Pick<ChatPackageHead, "kind" | "number">): string =>
    t(kind === "questions" ? "package" : "package_second", { number });
  const stepsOf = ({ steps }: Pick<ChatPackageHead, "steps">): string => {
    const [first] = steps;
    const last = steps.at(-1);
    if (first === undefined || last === undefined) return "";
    return first === last ? t("steps_one", { first }) : t("steps_range", { first, last });
  };
  return { nameOf, stepsOf };
}
