import type { Document } from "@lehrpfad/contract";
import type { Language } from "@lehrpfad/i18n";
import { useQueries } from "@tanstack/react-query";
import { readingOptions } from "../../../lib/documents/reading.ts";
import { useLanguage } from "../../../lib/language.ts";
import type { CourseDraft } from "./useCourseDraft.ts";

function nameOf(document: Document): string {
  return document.read?.title ?? document.name.replace(/\.[^.]+$/, "").replaceAll(/[_]+/g, " ");
}

/** The uploaded documents of a draft as they are read, and what follows from them. */
export function useMaterial(draft: CourseDraft) {
  const interfaceLanguage = useLanguage();
  const queries = useQueries({
    queries: draft.documents.map(({ id }) => readingOptions(id)),
  });
  const ready = queries.flatMap(({ data }) => (data?.state === "ready" && data.read ? [data] : []));
  const first = ready[0];
  const documentLanguage: Language | null = first?.read?.language ?? null;
  return {
    queries,
    ready,
    /** Some document is not read yet. */
    reading: queries.some(({ data, isError }) => !isError && (!data || data.state === "reading")),
    name: draft.name ?? (first ? nameOf(first) : ""),
    language: draft.language ?? documentLanguage ?? interfaceLanguage,
    documentLanguage,
  };
}

export type Material = ReturnType<typeof useMaterial>;
