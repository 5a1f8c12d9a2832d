import type { Drafting } from "../drafting.ts";
import { fault } from "../faults.ts";
import { textPartFaults } from "../form.ts";
import type { Typed, TypedDraft } from "./schemas.ts";

const filled = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== "");

export const typedDrafting: Drafting<Typed, Typed, TypedDraft> = {
  empty: () => ({ kind: "typed", accepted: [""] }),
  draft: ({ kind, accepted }) => ({ kind, accepted }),
  complete: ({ kind, accepted }) => ({ kind, accepted: filled(accepted) }),
  rights: ({ accepted }) => accepted.slice(0, 1),
  begin: ([first = ""]) => ({ kind: "typed", accepted: [first] }),
  lines: ({ accepted }) => accepted,
  essence: ({ accepted }) => ["typed", accepted],
  faults: ({ accepted }, quote) => [
    ...(filled(accepted).length === 0 ? [fault("answer_missing")] : []),
    ...textPartFaults(accepted, quote),
  ],
};
