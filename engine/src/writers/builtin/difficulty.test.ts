import { expect, test } from "vitest";
import { documentOf } from "../../documents/fixtures/request.ts";
import { languageDataOf } from "../../text/languages/index.ts";
import type { Difficulty, Language } from "../../types/index.ts";
import { easeTo } from "./difficulty.ts";

const TEXTS: Record<Language, { easy: string; hard: string }> = {
  en: {
    easy: "The lamp is on the tower. It burns all night. The keeper sees the ships.",
    hard: "Notwithstanding considerable meteorological irregularities, organisational responsibilities necessitated continuous illumination of navigational installations.",
  },
  de: {
    easy: "Die Lampe steht auf dem Turm. Sie brennt die ganze Nacht. Der Mann sieht ein Schiff.",
    hard: "Ungeachtet außergewöhnlicher meteorologischer Unregelmäßigkeiten verpflichtete die Hafenverwaltungsordnung sämtliche Leuchtfeuerbediensteten zur ununterbrochenen Beleuchtungsüberwachung.",
  },
  fr: {
    easy: "La lampe est sur la tour. Elle brille la nuit. Le gardien voit les bateaux.",
    hard: "Indépendamment des irrégularités météorologiques considérables, les responsabilités administratives nécessitaient une surveillance ininterrompue des installations de signalisation.",
  },
  es: {
    easy: "La luz está en la torre. Brilla de noche. El hombre ve los barcos que pasan.",
    hard: "Independientemente de las considerables irregularidades meteorológicas, las responsabilidades administrativas necesitaban una supervisión ininterrumpida de las instalaciones luminosas.",
  },
  it: {
    easy: "La luce sta su la torre. Brilla di notte. Il capo vede le navi che vanno via.",
    hard: "Indipendentemente dalle considerevoli irregolarità meteorologiche, le responsabilità amministrative necessitavano una sorveglianza ininterrotta delle installazioni luminose.",
  },
};

const eased = (language: Language, difficulty: Difficulty) => {
  const { easy, hard } = TEXTS[language];
  const parts = Array.from({ length: 120 }, (_, at): ["paragraph", string] => [
    "paragraph",
    at % 2 === 1 ? hard : easy,
  ]);
  const blocks = documentOf(parts).blocks.map((block) => ({ ...block, document: "d", documentName: "d" }));
  return easeTo(difficulty, blocks, 1, languageDataOf(language));
};

test.each<Language>(["de", "en", "fr", "es", "it"])(
  "%s: the hardest paragraphs are left out first",
  (language) => {
    const { leftOut, blocks } = eased(language, "elementary");
    expect(leftOut.length).toBeGreaterThan(20);
    expect(leftOut.every(({ paragraph }) => paragraph % 2 === 0)).toBe(true);
    expect(leftOut.every(({ reason }) => reason === "too_difficult")).toBe(true);
    expect(blocks).toHaveLength(120 - leftOut.length);
    expect(eased(language, "highschool").leftOut.length).toBeLessThan(leftOut.length);
    expect(eased(language, "university").leftOut).toEqual([]);
    expect(eased(language, "standard").leftOut).toEqual([]);
  },
);
