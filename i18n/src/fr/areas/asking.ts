import type { Area } from "../../types.ts";
import { asking as texts } from "../asking.ts";
import { notes } from "../notes.ts";
import { offline } from "../offline.ts";
import { sources } from "../sources.ts";

export const asking: Area<"asking"> = { asking: texts, notes, offline, sources };
