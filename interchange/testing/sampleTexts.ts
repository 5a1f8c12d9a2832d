import type { CourseLanguage } from "@lehrpfad/contract";

/** What the sample courses say. */
export interface SampleTexts {
  title: string;
  goal: string;
  stepTitle: string;
  documentName: string;
  quote: string;
  intro: string;
  term: string;
  heading: string;
  subheading: string;
  items: readonly [string, string, string];
  cells: readonly [string, string, string, string];
  alt: string;
  caption: string;
  closing: string;
  explanation: string;
  hint: string;
  choice: { text: string; options: { text: string; correct: boolean; feedback?: string }[] };
  typed: { text: string; accepted: string[] };
  numeric: { text: string; unit: string };
  match: { text: string; pairs: [string, string][] };
  order: { text: string; items: string[] };
  self: { text: string; passage: string; points: string[] };
}

export const SAMPLE_TEXTS: Record<CourseLanguage, SampleTexts> = {
  de: {
    title: "Bienen und ihr Honig: Körper, Stock und Wabe",
    goal: "Verstehen, wie ein Bienenvolk lebt",
    stepTitle: "Die Arbeiterin",
    documentName: "Bienenkunde (3. Auflage).pdf",
    quote: "Eine Arbeiterin sammelt in ihrem Leben etwa einen Teelöffel Honig.",
    intro: "Ein Bienenvolk besteht aus einer Königin, den Arbeiterinnen und den Drohnen.",
    term: "Nektar",
    heading: "Was Bienen sammeln",
    subheading: "Wie gezählt wird",
    items: [
      "Nektar wird im Honigmagen getragen.",
      "Pollen haftet an den Hinterbeinen.",
      "Wasser kühlt den Stock.",
    ],
    cells: ["Stoff", "Menge", "Nektar", "Pollen"],
    alt: "Acht Balken unterschiedlicher Höhe",
    caption: "Abb. 1: Ernte in acht Wochen",
    closing: "So wird aus vielen kleinen Wegen ein Vorrat für den Winter.",
    explanation: "Das steht im Abschnitt über den Honigmagen.",
    hint: "Denken Sie an den Weg zur Blüte.",
    choice: {
      text: "Was tragen Arbeiterinnen im Honigmagen?",
      options: [
        {
          text: "Nektar",
          correct: true,
        },
        {
          text: "Pollen",
          correct: false,
          feedback: "Pollen haftet an den Hinterbeinen.",
        },
        {
          text: "Wachs",
          correct: false,
        },
        {
          text: "Honigtau",
          correct: true,
        },
      ],
    },
    typed: {
      text: "Wie heißt das einzige eierlegende Tier des Volkes?",
      accepted: ["Königin", "Weisel"],
    },
    numeric: {
      text: "Wie viel Honig sammelt eine Arbeiterin etwa?",
      unit: "Teelöffel",
    },
    match: {
      text: "Was gehört zusammen?",
      pairs: [
        ["Königin", "legt Eier"],
        ["Drohne", "begattet"],
        ["Arbeiterin", "sammelt"],
      ],
    },
    order: {
      text: "In welcher Reihenfolge entwickelt sich eine Biene?",
      items: ["Ei", "Larve", "Puppe", "Biene"],
    },
    self: {
      text: "Erklären Sie, warum Bienen tanzen.",
      passage: "Mit dem Tanz zeigen sie Richtung und Entfernung.\n\nAndere folgen ihnen.",
      points: ["Richtung", "Entfernung"],
    },
  },
  en: {
    title: "Bees and their honey: body, hive & comb",
    goal: "Understand how a colony lives",
    stepTitle: "The worker",
    documentName: "Beekeeping (3rd edition).pdf",
    quote: "A worker gathers about a teaspoon of honey in her life.",
    intro: "A colony consists of a queen, the workers and the drones.",
    term: "nectar",
    heading: "What bees gather",
    subheading: "How it is counted",
    items: [
      "Nectar is carried in the honey stomach.",
      "Pollen sticks to the hind legs.",
      "Water cools the hive.",
    ],
    cells: ["Substance", "Amount", "Nectar", "Pollen"],
    alt: "Eight bars of different heights",
    caption: "Fig. 1: Harvest in eight weeks",
    closing: "So many short ways become a store for the winter.",
    explanation: "The section on the honey stomach says so.",
    hint: "Think of the way to the flower.",
    choice: {
      text: "What do workers carry in the honey stomach?",
      options: [
        {
          text: "Nectar",
          correct: true,
        },
        {
          text: "Pollen",
          correct: false,
          feedback: "Pollen sticks to the hind legs.",
        },
        {
          text: "Wax",
          correct: false,
        },
        {
          text: "Honeydew",
          correct: true,
        },
      ],
    },
    typed: {
      text: "What is the only animal of the colony called that lays eggs?",
      accepted: ["queen", "queen bee"],
    },
    numeric: {
      text: "About how much honey does a worker gather?",
      unit: "teaspoons",
    },
    match: {
      text: "What belongs together?",
      pairs: [
        ["Queen", "lays eggs"],
        ["Drone", "mates"],
        ["Worker", "gathers"],
      ],
    },
    order: {
      text: "In which order does a bee develop?",
      items: ["Egg", "Larva", "Pupa", "Bee"],
    },
    self: {
      text: "Explain why bees dance.",
      passage: "By dancing they show direction and distance.\n\nOthers follow them.",
      points: ["direction", "distance"],
    },
  },
  fr: {
    title: "Les abeilles et leur miel\u00a0: corps, ruche et rayon",
    goal: "Comprendre la vie d’une colonie",
    stepTitle: "L’ouvrière",
    documentName: "L’apiculture (3e édition).pdf",
    quote: "Une ouvrière récolte dans sa vie une cuillerée à café de miel.",
    intro: "Une colonie se compose d’une reine, d’ouvrières et de faux-bourdons.",
    term: "nectar",
    heading: "Ce que récoltent les abeilles",
    subheading: "Comment on compte",
    items: [
      "Le nectar est porté dans le jabot.",
      "Le pollen adhère aux pattes arrière.",
      "L’eau rafraîchit la ruche.",
    ],
    cells: ["Substance", "Quantité", "Nectar", "Pollen"],
    alt: "Huit barres de hauteurs différentes",
    caption: "Fig. 1\u00a0: récolte en huit semaines",
    closing: "Tant de petits trajets deviennent une réserve pour l’hiver.",
    explanation: "C’est dit dans la section sur le jabot.",
    hint: "Pensez au chemin vers la fleur.",
    choice: {
      text: "Que portent les ouvrières dans le jabot\u00a0?",
      options: [
        {
          text: "Du nectar",
          correct: true,
        },
        {
          text: "Du pollen",
          correct: false,
          feedback: "Le pollen adhère aux pattes arrière.",
        },
        {
          text: "De la cire",
          correct: false,
        },
        {
          text: "Du miellat",
          correct: true,
        },
      ],
    },
    typed: {
      text: "Comment s’appelle le seul animal de la colonie qui pond\u00a0?",
      accepted: ["reine"],
    },
    numeric: {
      text: "Combien de miel récolte environ une ouvrière\u00a0?",
      unit: "cuillerées",
    },
    match: {
      text: "Qu’est-ce qui va ensemble\u00a0?",
      pairs: [
        ["Reine", "pond"],
        ["Faux-bourdon", "s’accouple"],
        ["Ouvrière", "récolte"],
      ],
    },
    order: {
      text: "Dans quel ordre se développe une abeille\u00a0?",
      items: ["Œuf", "Larve", "Nymphe", "Abeille"],
    },
    self: {
      text: "Expliquez pourquoi les abeilles dansent.",
      passage: "Par la danse, elles montrent la direction et la distance.\n\nLes autres les suivent.",
      points: ["la direction", "la distance"],
    },
  },
  es: {
    title: "Las abejas y su miel: cuerpo, colmena y panal",
    goal: "Comprender cómo vive una colonia",
    stepTitle: "La obrera",
    documentName: "Apicultura (3.ª edición).pdf",
    quote: "Una obrera recoge en su vida una cucharadita de miel.",
    intro: "Una colonia consta de una reina, las obreras y los zánganos.",
    term: "néctar",
    heading: "Qué recogen las abejas",
    subheading: "Cómo se cuenta",
    items: [
      "El néctar se lleva en el buche.",
      "El polen se pega a las patas traseras.",
      "El agua refresca la colmena.",
    ],
    cells: ["Sustancia", "Cantidad", "Néctar", "Polen"],
    alt: "Ocho barras de distinta altura",
    caption: "Fig. 1: cosecha en ocho semanas",
    closing: "Así muchos viajes cortos se convierten en una reserva para el invierno.",
    explanation: "Lo dice el apartado sobre el buche.",
    hint: "Piense en el camino hacia la flor.",
    choice: {
      text: "¿Qué llevan las obreras en el buche?",
      options: [
        {
          text: "Néctar",
          correct: true,
        },
        {
          text: "Polen",
          correct: false,
          feedback: "El polen se pega a las patas traseras.",
        },
        {
          text: "Cera",
          correct: false,
        },
        {
          text: "Mielada",
          correct: true,
        },
      ],
    },
    typed: {
      text: "¿Cómo se llama el único animal de la colonia que pone huevos?",
      accepted: ["reina"],
    },
    numeric: {
      text: "¿Cuánta miel recoge más o menos una obrera?",
      unit: "cucharaditas",
    },
    match: {
      text: "¿Qué va junto?",
      pairs: [
        ["Reina", "pone huevos"],
        ["Zángano", "se aparea"],
        ["Obrera", "recoge"],
      ],
    },
    order: {
      text: "¿En qué orden se desarrolla una abeja?",
      items: ["Huevo", "Larva", "Pupa", "Abeja"],
    },
    self: {
      text: "Explique por qué bailan las abejas.",
      passage: "Con el baile muestran la dirección y la distancia.\n\nLas demás las siguen.",
      points: ["dirección", "distancia"],
    },
  },
  it: {
    title: "Le api e il loro miele: corpo, arnia e favo",
    goal: "Capire come vive una colonia",
    stepTitle: "L’operaia",
    documentName: "Apicoltura (3ª edizione).pdf",
    quote: "Un’operaia raccoglie nella sua vita un cucchiaino di miele.",
    intro: "Una colonia è composta da una regina, dalle operaie e dai fuchi.",
    term: "nettare",
    heading: "Che cosa raccolgono le api",
    subheading: "Come si conta",
    items: [
      "Il nettare si porta nella borsa melaria.",
      "Il polline aderisce alle zampe posteriori.",
      "L’acqua rinfresca l’arnia.",
    ],
    cells: ["Sostanza", "Quantità", "Nettare", "Polline"],
    alt: "Otto barre di altezza diversa",
    caption: "Fig. 1: raccolto in otto settimane",
    closing: "Così tanti piccoli viaggi diventano una scorta per l’inverno.",
    explanation: "Lo dice il paragrafo sulla borsa melaria.",
    hint: "Pensi al percorso verso il fiore.",
    choice: {
      text: "Che cosa portano le operaie nella borsa melaria?",
      options: [
        {
          text: "Nettare",
          correct: true,
        },
        {
          text: "Polline",
          correct: false,
          feedback: "Il polline aderisce alle zampe posteriori.",
        },
        {
          text: "Cera",
          correct: false,
        },
        {
          text: "Melata",
          correct: true,
        },
      ],
    },
    typed: {
      text: "Come si chiama l’unico animale della colonia che depone uova?",
      accepted: ["regina"],
    },
    numeric: {
      text: "Quanto miele raccoglie all’incirca un’operaia?",
      unit: "cucchiaini",
    },
    match: {
      text: "Che cosa va insieme?",
      pairs: [
        ["Regina", "depone uova"],
        ["Fuco", "si accoppia"],
        ["Operaia", "raccoglie"],
      ],
    },
    order: {
      text: "In quale ordine si sviluppa un’ape?",
      items: ["Uovo", "Larva", "Pupa", "Ape"],
    },
    self: {
      text: "Spieghi perché le api danzano.",
      passage: "Con la danza mostrano direzione e distanza.\n\nLe altre le seguono.",
      points: ["direzione", "distanza"],
    },
  },
};
