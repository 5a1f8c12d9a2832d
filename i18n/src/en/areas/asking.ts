import { asking as texts } from "../asking.ts";
import { sources } from "../sources.ts";

/** What is shown where one looks something up: questions to the course, passages of its documents. */
export const asking = { asking: texts, sources };
