import type { CourseLanguage } from "@lehrpfad/contract/vocabulary";
import { faults as de } from "./de/faults.ts";
import { faults as en } from "./en/faults.ts";
import { faults as es } from "./es/faults.ts";
import { faults as fr } from "./fr/faults.ts";
import { faults as it } from "./it/faults.ts";

/** What keeps a question from being asked, in the language of the course: what a chat is told of its own questions. */
export const FAULTS: Record<CourseLanguage, Record<keyof typeof en, string>> = { de, en, fr, es, it };
