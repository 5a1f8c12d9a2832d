import { answers } from "./areas/answers.ts";
import { base } from "./areas/base.ts";
import { creator } from "./areas/creator.ts";
import { person } from "./areas/person.ts";

export const dictionary = { ...base, ...answers, ...person, ...creator };
