import { LIMITS } from "../../limits.ts";
import type { Drafting } from "../drafting.ts";
import { fault } from "../faults.ts";
import { textPartFaults } from "../form.ts";
import type { Self, SelfDraft } from "./schemas.ts";

export const selfDrafting: Drafting<Self, Self, SelfDraft> = {
  empty: () => ({ kind: "self", passage: "", points: [] }),
  draft: ({ kind, passage, points }) => ({ kind, passage, points }),
  complete: ({ kind, passage, points }) => ({
    kind,
    passage: passage.trim(),
    points: points.map((point) => point.trim()).filter((point) => point !== ""),
  }),
  rights: ({ points, passage }) => (points.length > 0 ? points : [passage].filter((text) => text !== "")),
  begin: (rights) => ({ kind: "self", passage: "", points: rights.slice(0, LIMITS.points) }),
  lines: ({ passage, points }) => [...passage.split(/\n{2,}/), ...points].filter((line) => line !== ""),
  essence: ({ passage, points }) => ["self", passage, points],
  faults: ({ passage, points }, quote) => [
    ...(passage.trim() === "" && points.every((point) => point.trim() === "")
      ? [fault("answer_missing")]
      : []),
    ...textPartFaults([passage, ...points], quote),
  ],
};
