import type { Doubt } from "@lehrpfad/contract";
import type { Key } from "@lehrpfad/i18n";
import { hasText, useTranslation } from "../../lib/i18n.ts";

const isOwn = (key: string): key is Key<"reviewing"> => hasText("reviewing", key);
const isFault = (code: string): code is Key<"faults"> => hasText("faults", code);

/** The sentences of doubts, each once; a code without a sentence is left out. */
export function useDoubts(): (doubts: readonly Doubt[]) => string[] {
  const { t } = useTranslation("reviewing");
  const { t: faults } = useTranslation("faults");
  return (doubts) => {
    const sentences = doubts.flatMap(({ code, params }) => {
      const key = `doubt_${code}`;
      if (isOwn(key)) return [t(key, params)];
      return isFault(code) ? [faults(code, params)] : [];
    });
    return [...new Set(sentences)];
  };
}
