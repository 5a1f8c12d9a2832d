import type { Giving } from "../giving.ts";
import type { OpenSelf, SelfAnswer } from "./schemas.ts";

export const selfGiving: Giving<OpenSelf, SelfAnswer> = {
  empty: () => ({ kind: "self", text: "", level: 0 }),
  isAnswered: (_, { level }) => level > 0,
  isAnswer: (value): value is SelfAnswer =>
    "text" in value && typeof value.text === "string" && "level" in value && typeof value.level === "number",
};
