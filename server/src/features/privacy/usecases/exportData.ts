import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { packagesForPerson } from "../../chat/index.ts";
import { authoredSteps } from "../repository.ts";
import { ownData } from "../shared/ownData.ts";

/** Characters of courses that one answer may hold; `archiveData` has no such limit. */
const MOST_CHARACTERS = 2_000_000;

/**
 * Everything held about a person, as that person may take it away (GDPR articles 15 and 20). Throws UNAUTHORIZED,
 * NOT_FOUND, WORK_TOO_LARGE where only the archive can hold it.
 */
export async function exportData({ context, input }: Call<{ id: string }>): Promise<Record<string, unknown>> {
  const data = await ownData({ context, input });
  const courses: object[] = [];
  let characters = 0;
  for (const course of data.courses) {
    const steps: object[] = [];
    for await (const step of authoredSteps(context.services.db, course.id)) {
      characters += step.content.length;
      if (characters > MOST_CHARACTERS) throw refusal("WORK_TOO_LARGE");
      steps.push(step);
    }
    const chat: object[] = [];
    for await (const one of packagesForPerson(context.services.db, course.id)) {
      characters += one.answer.length;
      if (characters > MOST_CHARACTERS) throw refusal("WORK_TOO_LARGE");
      chat.push(one);
    }
    courses.push({ ...course, steps, chat });
  }
  return { ...data, courses };
}
