import type { Area } from "../../types.ts";
import { aloud } from "../aloud.ts";
import { asking as texts } from "../asking.ts";
import { entryTest } from "../entryTest.ts";
import { glossary } from "../glossary.ts";
import { notes } from "../notes.ts";
import { offline } from "../offline.ts";
import { sources } from "../sources.ts";

export const asking: Area<"asking"> = { aloud, asking: texts, entryTest, glossary, notes, offline, sources };
