import { errors as texts } from "../errors.ts";

/** What is said where something fails: fetched after the first picture, or when something does. */
export const errors = { errors: texts };
