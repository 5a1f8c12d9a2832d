import { answers as texts } from "../answers.ts";

/** What is shown of questions that are not chosen from options, and of recordings: fetched with them. */
export const answers = { answers: texts };
