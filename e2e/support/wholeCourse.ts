import type { Page } from "@playwright/test";
import { stepsOf } from "../pages/editor.ts";
import { putKinds } from "./kinds.ts";
import { Seed } from "./seed.ts";

const options = (right: readonly string[], wrong: readonly string[]) =>
  [...right, ...wrong].map((text) => ({ id: null, text, correct: right.includes(text), feedback: null }));

/** A question with one right option. */
export const SINGLE = {
  kind: "choice",
  text: "Was gibt eine Tänzerin ihren Zuschauerinnen zu kosten?",
  hint: "Man riecht es auch an ihr.",
  explanation: "Der Duft sagt, welche Blüte gemeint ist.",
  options: options(["Nektar"], ["Wachs", "Harz", "Wasser aus dem Bach"]),
} as const;

/** A question with two right options. */
export const SEVERAL = {
  kind: "choice",
  text: "Was tragen Sammlerinnen in den Stock?",
  hint: null,
  explanation: "Aus Nektar wird Honig, Pollen nährt die Brut.",
  options: options(["Nektar", "Pollen"], ["Blätter", "Sand"]),
} as const;

const paragraph = Array.from({ length: 25 }, () => "Eine Biene fliegt am Tag viele Male aus.").join(" ");

/** Three bites: two in the first section, the second one with the question. */
const BITES = `## Der Flug\n\n${paragraph}\n\n${paragraph}\n\n## Die Rückkehr\n\n${paragraph}`;
const NO_SECTIONS = { keyPoints: [], reflections: [], terms: [], next: null };

interface StoredStep extends Record<string, unknown> {
  question: { version: number } | null;
}

/**
 * An opened course of three steps with everything that is answered in it: five kinds at the first, one of several
 * at the second, whose text has sources, and several of several at the third, which is read in bites.
 */
export async function openWholeCourse(server: ConstructorParameters<typeof Seed>[0]): Promise<string> {
  const seed = new Seed(server);
  const creator = await seed.account("course_creator_free");
  const slug = await seed.course(creator, "bienen.de.pdf", "Wie Honigbienen sich verständigen", "de");
  const headers = { authorization: `Bearer ${creator.accessToken}` };
  const [first, second, third, ...others] = await stepsOf(seed, creator, slug);
  const outline = `/api/courses/${slug}/outline`;
  for (const { id } of others) await seed.call("DELETE", `${outline}/${id}`, undefined, headers);
  await putKinds({ seed, creator, slug }, first?.id ?? "");
  const ask = async (stepId: string | undefined, question: typeof SINGLE | typeof SEVERAL) => {
    const stored = await seed.call<StoredStep>("GET", `${outline}/${stepId}`, undefined, headers);
    const version = stored.question?.version ?? null;
    await seed.call("PUT", `${outline}/${stepId}/question`, { version, question }, headers);
    return stored;
  };
  await ask(second?.id, SINGLE);
  const stored = await ask(third?.id, SEVERAL);
  const sections = { objectives: ["Der Flug", "Sammlerinnen"], ...NO_SECTIONS };
  await seed.call("PUT", `${outline}/${third?.id}`, { ...stored, content: BITES, sections }, headers);
  return slug;
}

/** The card of a question, by what it asks. */
export const cardOf = (page: Page, text: string) => page.getByRole("region", { name: text, exact: true });
