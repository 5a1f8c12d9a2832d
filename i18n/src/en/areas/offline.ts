import { offline as texts } from "../offline.ts";

/** What is shown without a connection, and where a course is saved for it. */
export const offline = { offline: texts };
