import type { Glossary, GlossaryTerm } from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import { loadTerms } from "../../content/index.ts";
import { type Learner, participation } from "../access.ts";

/** Every term that a course explains, alphabetically; one that several steps explain in the same words comes once. */
export async function glossary(services: Services, learner: Learner, slug: string): Promise<Glossary> {
  const { course } = await participation(services, learner, slug);
  const { language, name } = course;
  const found = new Map<string, GlossaryTerm>();
  for (const { term, meaning, step } of await loadTerms(services.db, course.id)) {
    const key = JSON.stringify([term.toLocaleLowerCase(language), meaning]);
    const known = found.get(key);
    if (known) known.steps.push(step);
    else found.set(key, { term, meaning, steps: [step] });
  }
  const { compare } = new Intl.Collator(language);
  const terms = [...found.values()].sort((a, b) => compare(a.term, b.term));
  return { courseName: name, language, terms };
}
