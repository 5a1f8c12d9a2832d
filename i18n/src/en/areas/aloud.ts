import { aloud as texts } from "../aloud.ts";

/** What is shown while a step is read aloud. */
export const aloud = { aloud: texts };
