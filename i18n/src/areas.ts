import type { Area, AreaName, Language } from "./types.ts";

type Loader<A extends AreaName> = () => Promise<Area<A>>;
type Loaders = { [A in AreaName]: Loader<A> };

/** Each part of each language is a file of its own in the browser. */
const LOADERS: Record<Language, Loaders> = {
  de: {
    base: async () => (await import("./de/areas/base.ts")).base,
    accounts: async () => (await import("./de/areas/accounts.ts")).accounts,
    campus: async () => (await import("./de/areas/campus.ts")).campus,
    site: async () => (await import("./de/areas/site.ts")).site,
    answers: async () => (await import("./de/areas/answers.ts")).answers,
    asking: async () => (await import("./de/areas/asking.ts")).asking,
    errors: async () => (await import("./de/areas/errors.ts")).errors,
    person: async () => (await import("./de/areas/person.ts")).person,
    creator: async () => (await import("./de/areas/creator.ts")).creator,
  },
  fr: {
    base: async () => (await import("./fr/areas/base.ts")).base,
    accounts: async () => (await import("./fr/areas/accounts.ts")).accounts,
    campus: async () => (await import("./fr/areas/campus.ts")).campus,
    site: async () => (await import("./fr/areas/site.ts")).site,
    answers: async () => (await import("./fr/areas/answers.ts")).answers,
    asking: async () => (await import("./fr/areas/asking.ts")).asking,
    errors: async () => (await import("./fr/areas/errors.ts")).errors,
    person: async () => (await import("./fr/areas/person.ts")).person,
    creator: async () => (await import("./fr/areas/creator.ts")).creator,
  },
  es: {
    base: async () => (await import("./es/areas/base.ts")).base,
    accounts: async () => (await import("./es/areas/accounts.ts")).accounts,
    campus: async () => (await import("./es/areas/campus.ts")).campus,
    site: async () => (await import("./es/areas/site.ts")).site,
    answers: async () => (await import("./es/areas/answers.ts")).answers,
    asking: async () => (await import("./es/areas/asking.ts")).asking,
    errors: async () => (await import("./es/areas/errors.ts")).errors,
    person: async () => (await import("./es/areas/person.ts")).person,
    creator: async () => (await import("./es/areas/creator.ts")).creator,
  },
  it: {
    base: async () => (await import("./it/areas/base.ts")).base,
    accounts: async () => (await import("./it/areas/accounts.ts")).accounts,
    campus: async () => (await import("./it/areas/campus.ts")).campus,
    site: async () => (await import("./it/areas/site.ts")).site,
    answers: async () => (await import("./it/areas/answers.ts")).answers,
    asking: async () => (await import("./it/areas/asking.ts")).asking,
    errors: async () => (await import("./it/areas/errors.ts")).errors,
    person: async () => (await import("./it/areas/person.ts")).person,
    creator: async () => (await import("./it/areas/creator.ts")).creator,
  },
  en: {
    base: async () => (await import("./en/areas/base.ts")).base,
    accounts: async () => (await import("./en/areas/accounts.ts")).accounts,
    campus: async () => (await import("./en/areas/campus.ts")).campus,
    site: async () => (await import("./en/areas/site.ts")).site,
    answers: async () => (await import("./en/areas/answers.ts")).answers,
    asking: async () => (await import("./en/areas/asking.ts")).asking,
    errors: async () => (await import("./en/areas/errors.ts")).errors,
    person: async () => (await import("./en/areas/person.ts")).person,
    creator: async () => (await import("./en/areas/creator.ts")).creator,
  },
};

/** Loads the texts of one part of the app in one language; the web fetches only what the page shows. */
export async function loadArea<A extends AreaName>(language: Language, area: A): Promise<Area<A>> {
  return await LOADERS[language][area]();
}
