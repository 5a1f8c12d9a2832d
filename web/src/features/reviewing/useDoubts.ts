import type { Doubt } from "@lehrpfad/contract";
import type { Key } from "@lehrpfad/i18n";
import { hasText, useTranslation } from "../../lib/i18n.ts";

const isOwn = (key: string): key is Key<"reviewing"> => hasText("reviewing", key);
const isFault = (code: string): code is Key<"faults"> => hasText("faults", code);

/** Characters of a passage that a doubt names; the passage itself stands beside it. */
const LONGEST_PASSAGE = 160;

/** What a sentence names, without the rest of what is too long for one. */
function shortened(params: Doubt["params"]): Doubt["params"] {
  const cut = (value: string) => `${value.slice(0, LONGEST_PASSAGE).replace(/\s+\S*$/, "")} …`;
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [
      name,
      typeof value === "string" && value.length > LONGEST_PASSAGE ? cut(value) : value,
    ]),
  );
}

/** The sentences of doubts, each once; a code without a sentence is left out. */
export function useDoubts(): (doubts: readonly Doubt[]) => string[] {
  const { t } = useTranslation("reviewing");
  const { t: faults } = useTranslation("faults");
  return (doubts) => {
    const sentences = doubts.flatMap(({ code, params: all }) => {
      const params = shortened(all);
      const key = `doubt_${code}`;
      if (isOwn(key)) return [t(key, params)];
      return isFault(code) ? [faults(code, params)] : [];
    });
    return [...new Set(sentences)];
  };
}
