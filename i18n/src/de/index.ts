import type { Dictionary } from "../types.ts";
import { base } from "./areas/base.ts";
import { creator } from "./areas/creator.ts";
import { person } from "./areas/person.ts";

export const dictionary: Dictionary = { ...base, ...person, ...creator };
