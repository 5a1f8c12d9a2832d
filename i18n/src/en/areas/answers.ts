import { answers as texts } from "../answers.ts";

/** What is shown of questions that are not chosen from options: fetched with them. */
export const answers = { answers: texts };
