import { aloud } from "../aloud.ts";
import { asking as texts } from "../asking.ts";
import { entryTest } from "../entryTest.ts";
import { glossary } from "../glossary.ts";
import { notes } from "../notes.ts";
import { offline } from "../offline.ts";
import { sources } from "../sources.ts";

/** What is shown beside what one reads: reading aloud, questions to the course, passages of its documents, learning without a connection. */
export const asking = { aloud, asking: texts, entryTest, glossary, notes, offline, sources };
