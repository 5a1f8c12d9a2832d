import type { InterfaceLanguage } from "@lehrpfad/contract";
import { type Dictionary, fill, loadDictionary } from "@lehrpfad/i18n";

/** What the interface says in one language, so that journeys find things by the words that people read. */
export type Texts = Dictionary & { fill: typeof fill };

export async function textsOf(language: InterfaceLanguage): Promise<Texts> {
  return { ...(await loadDictionary(language)), fill };
}
