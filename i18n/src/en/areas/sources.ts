import { sources as texts } from "../sources.ts";

/** What is shown with a passage of a document. */
export const sources = { sources: texts };
