import type { Key } from "@lehrpfad/i18n";
import { useTranslation } from "../../lib/i18n.ts";

const LEVEL_KEYS = ["level_1", "level_2", "level_3", "level_4"] as const satisfies Key<"answers">[];

/** What each level is called, the best one first. */
export function useLevelNames(): string[] {
  const { t } = useTranslation("answers");
  return LEVEL_KEYS.map((key) => t(key));
}
