import { describe, expect, test } from "vitest";
import { documentOf } from "../../../documents/fixtures/request.ts";
import type { Language, ReadDocument } from "../../../types/index.ts";
import { analyse } from "../index.ts";
import { seededRandom } from "../random.ts";
import { chooseQuestions } from "./choose.ts";
import { clauseQuestions } from "./clauses.ts";
import { nameQuestions } from "./names.ts";
import type { Analysis, Candidate, QuestionMaker } from "./types.ts";

function documentIn(language: Language, paragraphs: readonly string[]): ReadDocument {
  return { ...documentOf(paragraphs.map((text) => ["paragraph", text])), language };
}

function analysisOf(language: Language, paragraphs: readonly string[], steps = 10): Analysis {
  const document = documentIn(language, paragraphs);
  return analyse({ documents: [document], goal: null, title: null, steps, language, difficulty: "standard" });
}

function made(analysis: Analysis, make: QuestionMaker): Candidate[] {
  return analysis.steps.flatMap((step) => make(analysis, step, seededRandom(7)));
}

const right = ({ options }: Candidate) => options.filter(({ correct }) => correct).map(({ text }) => text);

const CLAUSES: Record<Language, [type: string, sentences: string[]][]> = {
  de: [
    [
      "REASON",
      [
        "Der Wärter blieb in jeder Nacht wach, weil das Feuer ohne Öl bald erloschen wäre.",
        "Die Linse wurde täglich geputzt, weil Ruß das Licht schwächer macht.",
        "Das Boot kam nur im Sommer zur Insel, weil die Strömung im Winter zu stark war.",
        "Die Mauern sind unten besonders dick, weil die Brecher am Fuß am heftigsten schlagen.",
      ],
    ],
    [
      "PURPOSE",
      [
        "Der Verwalter schrieb jeden Abend das Wetter auf, um spätere Stürme vergleichen zu können.",
        "Das Haus stand einige Meter abseits am Hang, um die Familie vor Feuer zu schützen.",
        "Jede Küste bekam eine eigene Kennung, damit Seeleute die Türme unterscheiden konnten.",
        "Das Öl lagerte kühl im Keller, damit Wärme und Licht den Vorrat nicht verdarben.",
      ],
    ],
    [
      "CONDITION",
      [
        "Die Glocke wird alle zwei Minuten geläutet, wenn Nebel über dem Wasser liegt.",
        "Der Ersatzmann übernimmt die Wache, falls der Wärter krank im Bett liegt.",
        "Das Licht darf am Tag gelöscht werden, sofern die Sicht besser als drei Meilen ist.",
        "Die Fahrt wird auf den nächsten Tag verschoben, wenn das Barometer stark fällt.",
      ],
    ],
  ],
  en: [
    [
      "REASON",
      [
        "The keeper stayed awake every night because the fire died quickly without fresh oil.",
        "The lens was cleaned every morning because soot makes the beam weaker.",
        "The boat reached the island only in summer because the winter current was too strong.",
        "The walls are thickest at the base because the waves strike hardest near the rocks.",
      ],
    ],
    [
      "TIME",
      [
        "The old lamp was lit every evening as soon as the sun touched the horizon.",
        "The families had to stay in the tower until the storm had passed the coast.",
        "The crew lowered the boat whenever a ship fired the signal guns.",
        "The bell was rung by hand until the engine of the foghorn was installed.",
      ],
    ],
  ],
  fr: [
    [
      "PURPOSE",
      [
        "Le gardien notait la météo chaque soir afin de comparer les tempêtes de plusieurs années.",
        "La maison était bâtie à part afin de protéger la famille contre le feu.",
        "Chaque phare reçut un rythme propre afin que les marins puissent distinguer les tours.",
        "L’huile était gardée à la cave afin que la chaleur du mois d’août ne gâte pas les réserves.",
      ],
    ],
    [
      "REASON",
      [
        "Le gardien restait éveillé toute la nuit parce que le feu mourait vite sans huile.",
        "La lentille était nettoyée chaque matin parce que la suie affaiblit le faisceau.",
        "Le bateau ne venait qu’en été parce que le courant était trop fort en hiver.",
        "Les murs sont épais à la base parce que les vagues frappent le plus au pied de la tour.",
      ],
    ],
  ],
  es: [
    [
      "REASON",
      [
        "El farero pasaba la noche despierto porque el fuego moría pronto sin aceite nuevo.",
        "La lente se limpiaba cada mañana porque el hollín debilita el haz de luz.",
        "El barco llegaba solo en verano porque la corriente del invierno era demasiado fuerte.",
        "Los muros son gruesos en la base porque las olas golpean el pie con más fuerza.",
      ],
    ],
    [
      "PURPOSE",
      [
        "El farero anotaba el tiempo cada noche para comparar las tormentas de varios años.",
        "La casa estaba separada de la torre para proteger a la familia del fuego.",
        "Cada faro recibió un ritmo propio para que los marineros pudieran distinguir las torres.",
        "El aceite se guardaba en el sótano para que no se estropeara en verano.",
      ],
    ],
  ],
  it: [
    [
      "REASON",
      [
        "Il guardiano restava sveglio ogni notte perché il fuoco moriva presto senza olio nuovo.",
        "La lente veniva pulita ogni mattina perché la fuliggine indebolisce il fascio di luce.",
        "La barca arrivava soltanto in estate perché la corrente invernale era troppo forte.",
        "I muri sono spessi alla base perché le onde colpiscono il piede con più forza.",
      ],
    ],
    [
      "PURPOSE",
      [
        "Il guardiano annotava il tempo ogni sera al fine di confrontare le tempeste di più anni.",
        "La casa era separata dalla torre al fine di proteggere la famiglia dal fuoco.",
        "Ogni faro ricevette un ritmo proprio affinché i marinai potessero distinguere le torri.",
        "L'olio si conservava in cantina affinché non si guastasse durante l'estate.",
      ],
    ],
  ],
};

describe("clauses that say why, what for, when and on which condition", () => {
  const cases = Object.entries(CLAUSES).flatMap(([language, kinds]) =>
    kinds.map(([type, sentences]) => [language as Language, type, sentences] as const),
  );
  test.each(cases)("%s %s", (language, type, sentences) => {
    const found = made(analysisOf(language, sentences), clauseQuestions);
    expect(found.map((candidate) => candidate.type)).toEqual(sentences.map(() => type));
    for (const [index, candidate] of found.entries()) {
      const [clause = ""] = right(candidate);
      expect(sentences[index]).toContain(clause);
      expect(candidate.text).not.toContain(clause);
      expect(new Set(candidate.options.map(({ text }) => text)).size).toBe(4);
      expect(candidate.evidence.text).toBe(sentences[index]);
    }
  });

  test("a clause that is itself asked for is no condition", () => {
    const sentences = CLAUSES.en[0]?.[1] ?? [];
    const asked = "The old keeper climbed up to the lamp to see if the wick was burning evenly.";
    const found = made(analysisOf("en", [...sentences, asked]), clauseQuestions);
    expect(found.map(({ type }) => type)).not.toContain("CONDITION");
  });
});

const PLACES = [
  "The old tower near Bristol was built with stones from the harbour.",
  "A second lamp burned in Plymouth during the whole of the long war.",
  "The oil for the tower came from Bristol and was carried up the hill.",
  "The ships from Plymouth brought new glass for the lens every spring.",
  "Captain Morris often waited in Dover for a favourable eastern wind.",
  "The road from Dover to the lighthouse was paved in the same century.",
  "The keeper's family lived in Harwich until the new house was ready.",
  "The letters from Harwich arrived with the boat on the first of the month.",
  "A foghorn was tested in Falmouth before the others were ordered.",
  "The engineers from Falmouth measured the cliffs with great care.",
];

describe("names", () => {
  test("a gap for a place is filled with other places of the text", () => {
    const found = made(analysisOf("en", PLACES), nameQuestions);
    expect(found.length).toBeGreaterThan(3);
    for (const candidate of found) {
      expect(candidate.text).toContain("____");
      for (const { text } of candidate.options) {
        expect(["Bristol", "Plymouth", "Dover", "Harwich", "Falmouth"]).toContain(text);
      }
      expect(candidate.evidence.text).toContain(right(candidate)[0]);
    }
  });

  test("German nouns are no names", () => {
    const sentences = [...(CLAUSES.de[0]?.[1] ?? []), ...(CLAUSES.de[1]?.[1] ?? [])];
    expect(made(analysisOf("de", [...sentences, ...sentences]), nameQuestions)).toEqual([]);
  });
});

test("a question's type never comes four times in a row, and no sentence is asked about twice", () => {
  const kinds = Object.values(CLAUSES.en).flatMap(([, sentences]) => sentences);
  const text = [...kinds, ...PLACES];
  const analysis = analysisOf("en", text, 10);
  const chosen = chooseQuestions(analysis, [documentIn("en", text)], 3).filter(
    (candidate) => candidate !== null,
  );
  const types = chosen.map(({ type }) => type);
  for (let at = 3; at < types.length; at++)
    expect(new Set(types.slice(at - 3, at + 1)).size).toBeGreaterThan(1);
  const uses = chosen.flatMap((candidate) => candidate.uses);
  expect(new Set(uses).size).toBe(uses.length);
});
