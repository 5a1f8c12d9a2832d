import { asking as texts } from "../asking.ts";

/** What is shown while somebody asks the course. */
export const asking = { asking: texts };
