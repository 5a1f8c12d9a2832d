import { describe, expect, test } from "vitest";
import { documentOf } from "../../documents/fixtures/request.ts";
import { languageDataOf } from "../../text/languages/index.ts";
import { sentencesOf, splitSentences } from "../../text/sentences.ts";
import { parts } from "../../text/words.ts";
import type { Language } from "../../types/index.ts";
import { definitionsOf } from "./definitions.ts";
import { isQuotable, usageOf, withoutConnective } from "./quotable.ts";

const LANGUAGES: Language[] = ["de", "en", "fr", "es", "it"];

describe("sentences end where they end", () => {
  test.each<[Language, string[]]>([
    [
      "de",
      [
        "Das gilt z. B. für Bienen.",
        "Am 3. Mai kam Dr. Weber um 8 Uhr.",
        "„Wer ist da?“",
        "Im 19. Jahrhundert war das üblich!",
      ],
    ],
    [
      "en",
      [
        "Mr. Smith paid 3.5 dollars.",
        "It was late, e.g. after ten.",
        "J. R. Hall asked: why?",
        "(Nobody knew.)",
      ],
    ],
    ["fr", ["M. Dupont habite à Paris.", "Cf. la page 3.", "« Où vas-tu ? »", "Rien n’est sûr…", "Il rit."]],
    [
      "de",
      ["Der Druck sinkt um 5 Proz. Wasser.", "„Es regnet. Das Boot bleibt hier“, sagte er.", "Dann ging er."],
    ],
    ["es", ["El Sr. López llegó tarde.", "¿Quién es?", "¡Vaya!", "La Dra. Ruiz no lo sabe."]],
    ["it", ["Il dott. Rossi è arrivato.", "Perché?", "È vero: lo dice il sig. Bianchi.", "Fine."]],
  ])("%s", (language, sentences) => {
    expect(splitSentences(sentences.join(" "), languageDataOf(language))).toEqual(sentences);
  });

  test.each(LANGUAGES)("no text is lost or added: %s", (language) => {
    const text = "One 1. Two? (Three.) «Four!» Five … six. 7 eight";
    expect(splitSentences(text, languageDataOf(language)).join(" ")).toBe(text);
  });
});

test("elisions are taken apart where the language has them", () => {
  expect(parts("l’eau d'une île aujourd'hui", languageDataOf("fr"))).toEqual([
    "l",
    "eau",
    "d",
    "une",
    "île",
    "aujourd'hui",
  ]);
  expect(parts("dell'acqua", languageDataOf("it"))).toEqual(["dell", "acqua"]);
  expect(parts("the ship's lamp", languageDataOf("en"))).toEqual(["the", "ship", "lamp"]);
});

const analysed = (language: Language, text: string) => {
  const languageData = languageDataOf(language);
  const { blocks } = documentOf([["paragraph", text]]);
  const placed = blocks.map((block) => ({ ...block, document: "d", documentName: "d" }));
  const sentences = sentencesOf(placed, languageData);
  const usage = usageOf(sentences, languageData);
  return { languageData, usage, definitions: definitionsOf(placed, sentences, languageData, usage) };
};

const DEFINED: [Language, string, string, string][] = [
  [
    "de",
    "Ein Pheromon ist ein Stoff, den ein Tier abgibt und der bei Artgenossen ein Verhalten auslöst. Das Pheromon wirkt schnell. Jedes Pheromon hat einen eigenen Zweck.",
    "Pheromon",
    "ein Stoff, den ein Tier abgibt und der bei Artgenossen ein Verhalten auslöst",
  ],
  [
    "en",
    "A glacier is a mass of ice that slowly moves under its own weight. The glacier melts in summer. Water leaves the glacier through a tunnel.",
    "glacier",
    "a mass of ice that slowly moves under its own weight",
  ],
  [
    "fr",
    "Le gluten est un réseau de protéines souple et élastique qui retient les gaz dans la pâte. Le gluten se forme vite. On développe le gluten en pétrissant.",
    "gluten",
    "un réseau de protéines souple et élastique qui retient les gaz dans la pâte",
  ],
  [
    "es",
    "La niebla es una nube que toca el suelo y reduce la visibilidad. La niebla se forma de noche. El sol disuelve la niebla por la mañana.",
    "niebla",
    "una nube que toca el suelo y reduce la visibilidad",
  ],
  [
    "it",
    "Il telaio è la struttura che collega tutte le altre parti e ne sopporta il carico. Il telaio è di acciaio. Si vernicia il telaio alla fine.",
    "telaio",
    "la struttura che collega tutte le altre parti e ne sopporta il carico",
  ],
];

describe("definitions", () => {
  test.each(DEFINED)("%s", (language, text, term, meaning) => {
    const { definitions } = analysed(language, text);
    expect(definitions.map((known) => [known.term, known.meaning])).toContainEqual([term, meaning]);
  });

  test.each<[string, Language, string]>([
    [
      "a quality alone",
      "en",
      "The lamp is a relatively new tool of the keepers on the coast. The lamp is lit. A lamp burns.",
    ],
    [
      "a reason",
      "fr",
      "Le ver est un logiciel malveillant très répandu car il passe par le réseau. Le ver agit. Un ver dort.",
    ],
    [
      "a conclusion",
      "it",
      "Il faro è un edificio sulla costa e quindi resiste al vento di mare. Il faro arde. Un faro brilla.",
    ],
  ])("%s is no definition (%s)", (_, language, text) => {
    expect(analysed(language, text).definitions).toEqual([]);
  });

  test("the verb that says that something is defined does not stand in the definition", () => {
    const spanish =
      "La niebla se define como una nube que toca el suelo y reduce la visibilidad. La niebla se forma de noche. El sol disuelve la niebla.";
    expect(analysed("es", spanish).definitions.map(({ meaning }) => meaning)).toEqual([
      "una nube que toca el suelo y reduce la visibilidad",
    ]);
    const italian =
      "Per telaio si intende la struttura che collega tutte le altre parti e ne sopporta il carico. Il telaio è di acciaio. Il telaio pesa.";
    expect(analysed("it", italian).definitions.map(({ term, meaning }) => [term, meaning])).toEqual([
      ["telaio", "la struttura che collega tutte le altre parti e ne sopporta il carico"],
    ]);
  });

  test("five items of a term and its meaning are a glossary, fewer are not", () => {
    const entries = [
      "Sleeping environment – Includes physical components such as the bed and the mattress.",
      "Entrapment – An event in which a patient is caught in the space about the bed rail.",
      "Bed rails –Adjustable metal or rigid plastic bars that attach to the bed.",
      "Transfer device (support) – Support for transfers such as upper bed rails and grab bars.",
      "Assessment – The collection of information about the needs of a patient.",
    ];
    const defined = (texts: readonly string[]) => {
      const { blocks } = documentOf(texts.map((text) => ["paragraph", text] as const));
      const placed = blocks.map((block) => ({ ...block, document: "d", documentName: "d" }));
      const sentences = sentencesOf(placed, languageDataOf("en"));
      const usage = usageOf(sentences, languageDataOf("en"));
      const found = definitionsOf(placed, sentences, languageDataOf("en"), usage);
      return found.map(({ term, meaning }) => [term, meaning]);
    };
    expect(defined(entries)).toHaveLength(5);
    expect(defined(entries)[2]).toEqual([
      "Bed rails",
      "Adjustable metal or rigid plastic bars that attach to the bed",
    ]);
    expect(defined(entries.slice(0, 4))).toEqual([]);
  });

  test("an opinion, a vague genus and an example are no definitions", () => {
    const { definitions } = analysed(
      "en",
      "The lamp is the best thing that a sailor can ever see. The lens is one of the parts that break easily. The keeper is the reason why nothing ever went wrong here.",
    );
    expect(definitions).toEqual([]);
  });
});

describe("a sentence that can be quoted alone", () => {
  const canStand = (language: Language, text: string) => {
    const { languageData, usage } = analysed(language, text);
    return isQuotable(withoutConnective(text, languageData), languageData, usage);
  };

  test.each(DEFINED)("is a whole statement: %s", (language, text) => {
    const [first = ""] = splitSentences(text, languageDataOf(language));
    expect(canStand(language, first)).toBe(true);
  });

  test.each<[string, Language, string]>([
    ["points back", "en", "This makes the whole tower tremble in every storm of the winter."],
    ["points back", "de", "Dadurch wird die Lampe in jedem Sturm des Winters stark erschüttert."],
    ["points back", "fr", "Il est construit en pierre et résiste aux tempêtes de tous les hivers."],
    ["points back", "es", "Esto hace que la torre tiemble en todas las tormentas del invierno."],
    ["points back", "it", "Questo fa tremare la torre in tutte le tempeste di un lungo inverno."],
    ["points back", "de", "Bei jedem Sturm des Winters auf der Insel prüft er die Lampe und die Linse."],
    ["points back", "en", "If necessary, it is cleaned with soft cloth and a little clear water."],
    ["points back", "fr", "De manière générale, le gardien nettoie la lampe avec un chiffon doux."],
    ["points back", "es", "De modo que la torre resiste las tormentas de todos los inviernos."],
    ["points back", "it", "La lampada di cui sopra resiste alle tempeste di un lungo inverno."],
    ["is two", "en", "The lamp of the old tower is lit at dusk. and the keeper goes home."],
    ["speaks in person", "en", "The lamp that I bought in town is much brighter than my old one."],
    ["has no verb", "en", "The long and narrow stairs of the old tower near the harbour."],
    ["names a figure", "en", "The lens in figure 3 is made of many thin rings of clear glass."],
    ["is too short", "en", "The lamp is bright."],
    ["announces something", "en", "The tower has the following parts: a lamp, a lens, a gallery and stairs."],
    ["is cut off", "en", "The lamp was lit by the keeper every night and was watched until the."],
    ["holds an address", "en", "The whole story of the lamp is told on www.example.org for all readers."],
  ])("%s: not (%s)", (_, language, text) => {
    expect(canStand(language, text)).toBe(false);
  });

  test("a subject taken up by a pronoun after an opening phrase points back", () => {
    expect(
      canStand(
        "fr",
        "Avec un levain actif ajouté à raison de 20 % du poids de la farine, elle dure cinq heures.",
      ),
    ).toBe(false);
    expect(
      canStand("en", "With an active starter of about a fifth of the flour, it takes five hours in summer."),
    ).toBe(false);
  });
});

test("the label of a box does not belong to the sentence that it ran into", () => {
  const bare = (language: Language, text: string) => withoutConnective(text, languageDataOf(language));
  expect(bare("de", "Tipp Muster müssen nicht deckend sein.")).toBe("Muster müssen nicht deckend sein.");
  expect(bare("en", "Note The lamp stays lit.")).toBe("The lamp stays lit.");
  expect(bare("en", "Note that the lamp stays lit.")).toBe("Note that the lamp stays lit.");
  expect(bare("it", "Nota La lampada resta accesa.")).toBe("La lampada resta accesa.");
});

test("a sentence that a heading or a cell ran into is none to quote, a name with a capital inside is", () => {
  const languageData = languageDataOf("en");
  const named = "The weather is stored in LampBook by the keeper of the tower every night.";
  const document = documentOf([
    ["paragraph", `${named} The harbour reads LampBook every week. The office prints LampBook once a year.`],
  ]);
  const usage = usageOf(sentencesOf(document.blocks, languageData), languageData);
  const quotable = (text: string) => isQuotable(text, languageData, usage);
  expect(quotable(named)).toBe(true);
  expect(quotable(named.replace("LampBook", "stormKeeper"))).toBe(false);
  expect(quotable("The lamp room lamp room is cleaned by the keeper every week.")).toBe(false);
});
