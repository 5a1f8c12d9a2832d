import { LIMITS } from "../../limits.ts";
import { comparisonKey } from "../comparing.ts";
import type { Drafting } from "../drafting.ts";
import { fault } from "../faults.ts";
import { textPartFaults } from "../form.ts";
import { withIds } from "../shared.ts";
import type { Match, MatchDraft, WrittenMatch } from "./schemas.ts";

/** Pairs that a question needs: of fewer the last ones follow from the first. */
export const PAIRS = 3;

type Pair = { id?: string | null; text: string; matchId?: string | null; match: string };

const isEmpty = ({ text, match }: Pair) => text.trim() === "" && match.trim() === "";

export const matchDrafting: Drafting<WrittenMatch, Match, MatchDraft> = {
  empty: () => ({
    kind: "match",
    pairs: Array.from({ length: PAIRS }, () => ({ id: null, text: "", matchId: null, match: "" })),
  }),
  draft: ({ kind, pairs }) => ({ kind, pairs }),
  complete({ kind, pairs }, newId) {
    const filled: Pair[] = pairs.filter((pair) => !isEmpty(pair));
    const items = withIds(filled, newId);
    const matches = withIds(
      filled.map(({ matchId = null }) => ({ id: matchId })),
      newId,
    );
    return {
      kind,
      pairs: items.map(({ id, text, match }, at) => ({
        id,
        text: text.trim(),
        matchId: matches[at]?.id ?? newId(),
        match: match.trim(),
      })),
    };
  },
  rights: ({ pairs }) => pairs.map(({ text, match }) => (match === "" ? text : `${text} – ${match}`)),
  /** "Term – meaning" becomes a pair again. */
  begin: (rights) => ({
    kind: "match",
    pairs: Array.from({ length: Math.max(PAIRS, Math.min(rights.length, LIMITS.parts)) }, (_, at) => {
      const [text = "", match = ""] = (rights[at] ?? "").split(" – ", 2);
      return { id: null, text, matchId: null, match };
    }),
  }),
  lines: ({ pairs }) => pairs.map(({ text, match }) => `${text} – ${match}`),
  essence: ({ pairs }) => ["match", pairs.map(({ text, match }) => [text, match])],
  faults({ pairs }, quote, language) {
    const filled = pairs.filter((pair) => !isEmpty(pair));
    const keys = filled.map(({ text }) => comparisonKey(text, language));
    const half = filled.filter(({ text, match }) => text.trim() === "" || match.trim() === "");
    return [
      ...(half.length > 0 ? [fault("part_empty")] : []),
      ...(filled.length < PAIRS ? [fault("too_few_parts", { least: PAIRS })] : []),
      ...(new Set(keys).size < keys.length ? [fault("part_repeated")] : []),
      ...textPartFaults(
        filled.flatMap(({ text, match }) => [text, match]),
        quote,
      ),
    ];
  },
};
