import type { Glossary, GlossaryTerm } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { loadTerms } from "../../content/index.ts";
import type { LearnerContext } from "../access.ts";
import { participation } from "../access.ts";

/** Every term that a course explains, alphabetically; one that several steps explain in the same words comes once. */
export async function listTerms({
  context,
  input: { slug },
}: Call<{ slug: string }, LearnerContext>): Promise<Glossary> {
  const { services } = context;
  const { course } = await participation(services, context, slug);
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
