import type { CourseLanguage, Document } from "@lehrpfad/contract";
import { useQueries } from "@tanstack/react-query";
import { readingOptions } from "../../../lib/documents/reading.ts";
import { useNewCourseLanguage } from "../../../lib/language.ts";
import { useAdvice } from "./useAdvice.ts";
import { type CourseDraft, fewestSteps, stepsOf, stepsShown } from "./useCourseDraft.ts";

function nameOf(document: Document): string {
  return document.read?.title ?? document.name.replace(/\.[^.]+$/, "").replaceAll(/[_]+/g, " ");
}

/** A share (0 to 1) of all words from which a language belongs to the material. */
const MUCH = 0.1;

/** The languages that much of some documents is written in, with the share of all words, the most first. */
function languagesOf(documents: readonly Document[]): { language: CourseLanguage; share: number }[] {
  const words = new Map<CourseLanguage, number>();
  for (const { read } of documents)
    for (const { language, share } of read?.languages ?? [])
      words.set(language, (words.get(language) ?? 0) + share * (read?.words ?? 0));
  const all = [...words.values()].reduce((sum, one) => sum + one, 0);
  return [...words]
    .map(([language, one]) => ({ language, share: one / all }))
    .filter(({ share }) => share >= MUCH)
    .sort((one, other) => other.share - one.share);
}

/** The uploaded documents of a draft as they are read, and what follows from them. */
export function useMaterial(draft: CourseDraft) {
  const interfaceLanguage = useNewCourseLanguage();
  const queries = useQueries({
    queries: draft.documents.map(({ id }) => readingOptions(id)),
  });
  const ready = queries.flatMap(({ data }) => (data?.state === "ready" && data.read ? [data] : []));
  const first = ready[0];
  const documentLanguage: CourseLanguage | null = first?.read?.language ?? null;
  const language = draft.language ?? documentLanguage ?? interfaceLanguage;
  const languages = languagesOf(ready);
  const asksLanguages = languages.length > 1 && languages.some((one) => one.language === language);
  const ownLanguageOnly = asksLanguages && draft.otherLanguages === "leaveOut";
  const advice = useAdvice(ready, ownLanguageOnly ? language : null);
  const reading = queries.some(({ data, isError }) => !isError && (!data || data.state === "reading"));
  const isOpen = reading || (ready.length > 0 && advice.isPending);
  const recommended = isOpen ? undefined : (advice.data?.recommended ?? null);
  const shown = stepsShown(draft, recommended);
  const minimumSteps = fewestSteps(recommended);
  return {
    queries,
    ready,
    /** Some document is not read yet. */
    reading,
    advice,
    /** The number of steps that suits the documents; null without any, undefined until it is known. */
    recommended,
    /** The number of steps as it stands in its field. */
    stepsShown: shown,
    /** The least number that can be asked for. */
    minimumSteps,
    /** The number of steps; null where it is none that can be asked for. */
    steps: stepsOf(shown, minimumSteps),
    name: draft.name ?? (first ? nameOf(first) : ""),
    language,
    documentLanguage,
    languages,
    /** Some of the material is in the course's language, and much is in others: what becomes of that is asked. */
    asksLanguages,
    ownLanguageOnly,
  };
}

export type Material = ReturnType<typeof useMaterial>;
