import type { Difficulty, Notice } from "@lehrpfad/contract";
import type { Key, Language } from "@lehrpfad/i18n";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import type { Choice } from "../../ui/Choice.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../language.ts";

const DIFFICULTIES: readonly Difficulty[] = ["standard", "elementary", "highschool", "university"];

/** The languages a course can be in, each by its own name. */
export const LANGUAGE_CHOICES: readonly Choice<Language>[] = LANGUAGES.map((value) => ({
  value,
  label: LANGUAGE_NAMES[value],
}));

/** The difficulties with what each means. */
export function useDifficultyChoices(): Choice<Difficulty>[] {
  const { t } = useTranslation("studio");
  return DIFFICULTIES.map((value) => ({
    value,
    label: t(`difficulty_${value}`),
    hint: t(`difficulty_${value}_hint`),
  }));
}

function hasNotice(code: string): code is Key<"notices"> {
  return i18next.exists(code, { ns: "notices" });
}

function hasDocumentSentence(code: string): code is Key<"documents"> {
  return i18next.exists(code, { ns: "documents" });
}

/** The sentences of notices about a course; a code without a sentence is left out. */
export function useNoticeSentences(): (notices: readonly Notice[]) => string[] {
  const { t } = useTranslation("notices");
  return (notices) => notices.flatMap(({ code, params }) => (hasNotice(code) ? [t(code, params)] : []));
}

/** The sentences about documents: refusals and notices. */
export function useDocumentSentences(): (notices: readonly Notice[]) => string[] {
  const { t } = useTranslation("documents");
  return (notices) =>
    notices.flatMap(({ code, params }) => (hasDocumentSentence(code) ? [t(code, params)] : []));
}
