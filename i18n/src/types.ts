import type { accounts } from "./en/areas/accounts.ts";
import type { answers } from "./en/areas/answers.ts";
import type { asking } from "./en/areas/asking.ts";
import type { base } from "./en/areas/base.ts";
import type { campus } from "./en/areas/campus.ts";
import type { creator } from "./en/areas/creator.ts";
import type { errors } from "./en/areas/errors.ts";
import type { person } from "./en/areas/person.ts";
import type { site } from "./en/areas/site.ts";
import type { dictionary as source } from "./en/index.ts";

export type Language = "de" | "en" | "fr" | "es" | "it";

/** English is the source of the keys: namespaces of flat keys, each with its text. */
export type Namespace = keyof typeof source;
export type Dictionary = { [N in Namespace]: Record<keyof (typeof source)[N], string> };
export type Key<N extends Namespace> = keyof (typeof source)[N] & string;

interface Areas {
  base: typeof base;
  accounts: typeof accounts;
  answers: typeof answers;
  asking: typeof asking;
  campus: typeof campus;
  errors: typeof errors;
  person: typeof person;
  site: typeof site;
  creator: typeof creator;
}

/** The parts of the app whose texts a browser loads apart from each other; `base` is what visitors and participants see. */
export type AreaName = keyof Areas;
export type Area<A extends AreaName> = Pick<Dictionary, keyof Areas[A] & Namespace>;
