import { choose, optionIds } from "./answers.ts";
import type { SignedUp } from "./testServer.ts";

/**
 * Answers the first `right` questions of a course whose questions have options rightly, `wrong` more wrongly, and marks
 * the other steps as understood.
 */
export async function take(
  { creator, person, slug }: { creator: SignedUp; person: SignedUp; slug: string },
  right: number,
  wrong: number,
): Promise<void> {
  const { client } = person;
  const { steps } = await client.learning.course({ slug });
  for (const [at, { stepId }] of steps.entries()) {
    if (at >= right + wrong) {
      await client.learning.setUnderstood({ slug, stepId, understood: true });
      continue;
    }
    const { question } = await creator.client.courses.previewStep({ slug, stepId });
    const options = optionIds(question, at < right);
    const selected = at < right ? options : options.slice(0, 1);
    await client.learning.answer({ slug, stepId, answer: choose(selected) });
  }
}
