import type { Dictionary } from "../types.ts";
import { accounts } from "./areas/accounts.ts";
import { answers } from "./areas/answers.ts";
import { asking } from "./areas/asking.ts";
import { base } from "./areas/base.ts";
import { campus } from "./areas/campus.ts";
import { creator } from "./areas/creator.ts";
import { errors } from "./areas/errors.ts";
import { person } from "./areas/person.ts";
import { site } from "./areas/site.ts";

export const dictionary: Dictionary = {
  ...base,
  ...accounts,
  ...answers,
  ...asking,
  ...campus,
  ...errors,
  ...person,
  ...creator,
  ...site,
};
