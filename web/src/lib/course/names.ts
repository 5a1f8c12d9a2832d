import type { CourseLanguage } from "@lehrpfad/contract";
import { COURSE_LANGUAGES, type Difficulty, type Notice } from "@lehrpfad/contract";
import type { Key } from "@lehrpfad/i18n";
import type { Choice } from "../../ui/Choice.ts";
import { type Formats, useFormats } from "../format.ts";
import { hasText, useTranslation } from "../i18n.ts";
import { languageName } from "../language.ts";

const DIFFICULTIES: readonly Difficulty[] = ["standard", "elementary", "highschool", "university"];

/** The languages a course can be in, each by its own name. */
export const LANGUAGE_CHOICES: readonly Choice<CourseLanguage>[] = COURSE_LANGUAGES.map((value) => ({
  value,
  label: languageName(value),
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
  return hasText("notices", code);
}

function hasDocumentSentence(code: string): code is Key<"documents"> {
  return hasText("documents", code);
}

/** Numbers as the language writes them; `count` stays a number, because it chooses between singular and plural. */
function formatParams({ params }: Notice, f: Formats): Notice["params"] {
  const entries = Object.entries(params).map(([name, value]): [string, string | number] => [
    name,
    typeof value === "number" && name !== "count" ? f.number(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** "Fewer steps" already says that they are short. */
function withoutRepetition(notices: readonly Notice[]): readonly Notice[] {
  const fewer = notices.some(({ code }) => code === "fewer_steps");
  return fewer ? notices.filter(({ code }) => code !== "short_steps") : notices;
}

/** The sentences of notices about a course; a code without a sentence is left out. */
export function useNoticeSentences(): (notices: readonly Notice[]) => string[] {
  const { t } = useTranslation("notices");
  const f = useFormats();
  return (notices) =>
    withoutRepetition(notices).flatMap((notice) =>
      hasNotice(notice.code) ? [t(notice.code, formatParams(notice, f))] : [],
    );
}

/** The sentences about documents: refusals and notices. */
export function useDocumentSentences(): (notices: readonly Notice[]) => string[] {
  const { t } = useTranslation("documents");
  const f = useFormats();
  return (notices) =>
    notices.flatMap((notice) =>
      hasDocumentSentence(notice.code) ? [t(notice.code, formatParams(notice, f))] : [],
    );
}
