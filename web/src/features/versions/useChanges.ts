import type { VersionChanges } from "@lehrpfad/contract";
import { useFormats } from "../../lib/format.ts";
import { useTranslation } from "../../lib/i18n.ts";

/** What changed from one version to the next, in words; null where nothing did. */
export function useChanges(): (changes: VersionChanges) => string | null {
  const { t } = useTranslation("versions");
  const { number, list } = useFormats();
  return (changes) => {
    const words = (["changed", "added", "removed", "moved"] as const)
      .filter((kind) => changes[kind] > 0)
      .map((kind) => t(kind, { count: changes[kind], number: number(changes[kind]) }));
    return words.length > 0 ? list(words) : null;
  };
}
