import { LEGAL_PAGES, type LegalPage } from "@lehrpfad/contract";
import { type Config, isAddress } from "../../../platform/config.ts";

export const SETTINGS = { imprint: "IMPRINT", privacy: "PRIVACY_NOTICE", terms: "TERMS_OF_USE" } as const;

/** The pages that the operator set; `url` is null for one whose text is in a file. */
export function legalPages(config: Config): { page: LegalPage; url: string | null }[] {
  return LEGAL_PAGES.flatMap((page) => {
    const given = config[SETTINGS[page]];
    if (given === undefined) return [];
    return [{ page, url: isAddress(given) ? given : null }];
  });
}
