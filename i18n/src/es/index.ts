import type { Dictionary } from "../types.ts";
import { answers } from "./areas/answers.ts";
import { base } from "./areas/base.ts";
import { creator } from "./areas/creator.ts";
import { person } from "./areas/person.ts";

export const dictionary: Dictionary = { ...base, ...answers, ...person, ...creator };
