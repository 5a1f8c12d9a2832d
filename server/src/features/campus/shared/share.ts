import type { CoursePage } from "@lehrpfad/contract";
import { fill } from "@lehrpfad/i18n";
import { loadMailTexts } from "@lehrpfad/i18n/mail";

/** In the course's language, because whoever shares it writes to people who learn in it. */
export async function descriptionOf(course: CoursePage): Promise<string> {
  const texts = await loadMailTexts(course.language);
  return fill(texts.share_description, {
    steps: course.steps.length,
    minutes: course.minutes,
    creator: course.creatorName,
  });
}
