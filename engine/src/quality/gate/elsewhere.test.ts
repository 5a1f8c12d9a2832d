import { expect, test } from "vitest";
import type { Language } from "../../types/index.ts";
import { traitsOf } from "../fixtures/lights.ts";
import type { Asked } from "./asked.ts";
import { gateCourse } from "./context.ts";
import { toldIn, trueElsewhere } from "./elsewhere.ts";

interface Case {
  language: Language;
  steps: string[];
  text: string;
  right: string;
  wrong: string[];
  /** Options (from 1) that a step calls true, with that step. */
  found: [option: number, step: number][];
}

const BATTERY = [
  "The lamp blinks red while the battery is charging.",
  "If the battery is empty, the lamp switches itself off.",
];

const CASES: [string, Case][] = [
  [
    "a second consequence, told in another step",
    {
      ...{
        language: "en",
        steps: [...BATTERY, "Whenever the battery is empty, the alarm rings for a minute."],
      },
      ...{ text: "What happens if the battery is empty?", right: "The lamp switches itself off" },
      ...{ wrong: ["The alarm rings", "The lamp blinks red", "The door opens"], found: [[2, 3]] },
    },
  ],
  [
    "another order of words",
    {
      ...{
        language: "de",
        steps: [
          "Ist der Akku leer, schaltet sich die Lampe aus.",
          "Wenn der Akku leer ist, blinkt die Lampe rot.",
        ],
      },
      ...{ text: "Was geschieht, wenn der Akku leer ist?", right: "Die Lampe schaltet sich aus" },
      ...{ wrong: ["Die Lampe blinkt rot", "Die Tür öffnet sich", "Der Alarm ertönt"], found: [[2, 2]] },
    },
  ],
  [
    "the same said of something else",
    {
      ...{
        language: "fr",
        steps: [
          "Si la batterie est vide, la lampe s’éteint.",
          "Quand la porte reste ouverte, l’alarme sonne.",
        ],
      },
      ...{ text: "Que se passe-t-il si la batterie est vide ?", right: "La lampe s’éteint" },
      ...{ wrong: ["L’alarme sonne", "La porte s’ouvre", "Le moteur démarre"], found: [] },
    },
  ],
  [
    "what the course denies",
    {
      ...{
        language: "it",
        steps: [
          "Se la batteria è scarica, la lampada si spegne.",
          "Se la batteria è scarica, l’allarme non suona.",
        ],
      },
      ...{ text: "Che cosa succede se la batteria è scarica?", right: "La lampada si spegne" },
      ...{ wrong: ["L’allarme suona", "La porta si apre", "Il motore parte"], found: [] },
    },
  ],
  [
    "another word for the condition",
    {
      language: "es",
      steps: [
        "Si la batería está vacía, la lámpara se apaga.",
        "Cuando la batería está vacía, suena la alarma.",
      ],
      text: "¿Qué ocurre si la batería está vacía?",
      right: "La lámpara se apaga",
      wrong: ["Suena la alarma", "Se abre la puerta", "El motor arranca"],
      found: [[2, 2]],
    },
  ],
  [
    "what is asked for as untrue",
    {
      ...{
        language: "es",
        steps: [
          "Si la batería está vacía, la lámpara se apaga.",
          "Si la batería está vacía, suena la alarma.",
        ],
      },
      ...{ text: "¿Qué no ocurre si la batería está vacía?", right: "Se abre la puerta" },
      ...{ wrong: ["Suena la alarma", "La lámpara se apaga", "El motor arranca"], found: [] },
    },
  ],
];

test.each(CASES)("%s", (_, { language, steps, text, right, wrong, found }) => {
  const course = gateCourse(language, [], traitsOf);
  const options = [right, ...wrong].map((option, at) => ({ text: option, correct: at === 0 }));
  const question: Asked = { kind: "choice", origin: "person", form: null, source: null, text, options };
  const faults = trueElsewhere(question, course, toldIn(course, steps));
  expect(faults.map(({ params: { option, step } }) => [option, step])).toEqual(found);
  expect(faults.every(({ params }) => steps.includes(String(params.sentence)))).toBe(true);
});

test("terms of a glossary are true of something else, and other kinds have no options", () => {
  const course = gateCourse("en", [], traitsOf);
  const told = toldIn(course, ["If the battery is empty, the alarm rings."]);
  const about = { origin: "builtin" as const, source: null, text: "What happens if the battery is empty?" };
  const options = ["The lamp", "The alarm rings"].map((text, at) => ({ text, correct: at === 0 }));
  const among = { ...about, kind: "choice" as const, form: "distractors_true_elsewhere", options };
  expect(trueElsewhere(among, course, told)).toEqual([]);
  const typed = { ...about, kind: "typed" as const, form: null, accepted: ["alarm"] };
  expect(trueElsewhere(typed, course, told)).toEqual([]);
});
