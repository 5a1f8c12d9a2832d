import { describe, expect, it } from "vitest";
import { loadDictionary } from "./index.ts";
import { loadMailTexts } from "./mail.ts";
import { SECTION_LABELS } from "./sections.ts";

/** Languages whose wording is looked at here. */
const LANGUAGES = ["de", "en", "es", "fr", "it"] as const;

describe.each(LANGUAGES)("what participants read, in %s", async (language) => {
  const { viewer, answers, auth } = await loadDictionary(language);

  it("calls nothing nearly right that is wholly wrong", () => {
    expect(viewer.verdict_wrong).not.toMatch(/ganz|quite|todo|tout|tutto|partl|parte/i);
  });

  it("says whose eyes see what, before a course is begun", () => {
    expect(viewer.shared).toMatch(/mail|correo/i);
    for (const text of [viewer.shared, viewer.shared_anonymous])
      expect(text).toMatch(/lesen nur Sie|Only you can read|solo puede leerlos usted|Vous seul|soltanto Lei/);
  });

  it("asks how much there was, and has an amount for each answer", () => {
    expect(answers.level_4).toMatch(/^(Noch nichts|Nothing|Nada|Encore rien|Niente)/);
  });

  it("names the account on every button of a mailed link", () => {
    const presses = [auth.confirm_press, auth.confirm_press_as, auth.email_change_press, auth.reset_press];
    for (const press of [...presses, auth.sign_in_press, auth.link_stay]) expect(press).toContain("{email}");
  });
});

it("agrees in gender and number, in Spanish", async () => {
  const { viewer, generation } = await loadDictionary("es");
  expect(viewer.understood_done).toBe("Entendido");
  for (const text of [viewer.time_left, viewer.about_time, generation.time_left])
    expect(text).not.toMatch(/\bunos\b/);
});

/** A number, and a noun behind it that is another word for one. */
const COUNTED = {
  de: /\} (?:weitere |neue )?(?:Wörtern?|Fragen|Quellen|Seiten|Sekunden|Minuten|Stunden|Personen|Sätze|Hinweise|Einträge)\b/,
  en: /\} (?:more |new )?(?:words|questions|sources|pages|seconds|minutes|hours|people|sentences|hints|entries|steps)\b/,
  fr: /\} (?:autres |nouvelles )?(?:mots|questions|sources|pages|secondes|minutes|heures|personnes|phrases|étapes)(?!\p{L})/u,
  es: /\} (?:palabras|preguntas|fuentes|páginas|segundos|minutos|horas|personas|frases|pasos)\b/,
  it: /\} (?:parole|domande|fonti|pagine|secondi|minuti|ore|persone|frasi|tappe)\b/,
} as const;
/** What there are never one of: totals of a course (ten steps or more), limits, and what is too long or too much. */
const NEVER_ONE =
  /^(?:viewer\.(?:progress|anonymous_end_text|pass_rule)|limits\.|notices\.|coverage\.document_words|create\.(?:preview|recommended|outline_all|course_size)|generation\.(?:stand_ins|size_value|steps|step_of|counted)|studio\.(?:written_of|card_stand_ins|writer_mixed|steps)|reviewing\.doubt_words_many|plan\.least|reshaping\.split_place|mail\.)/;

it.each(LANGUAGES)("has a form for one of what is counted, in %s", async (language) => {
  const dictionary = await loadDictionary(language);
  const found = Object.entries(dictionary).flatMap(([namespace, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const isPlain = !/_(?:one|many|other)$/.test(key) && !NEVER_ONE.test(`${namespace}.${key}`);
      return isPlain && COUNTED[language].test(text) ? [`${namespace}.${key}: ${text}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

/** Other words for a unit of a course than the one word of the language: Lernschritt, step, étape, paso, tappa. */
const OTHER_WORDS_FOR_A_STEP = {
  de: /\bStation(?:en)?\b|\bSchritt(?:e|en|es)?\b|\bLektion/,
  en: /\bstations?\b|\blessons?\b/i,
  fr: /(?<!\p{L})stations?(?!\p{L})|(?<!\p{L})leçons?(?!\p{L})/iu,
  es: /(?<!\p{L})estaci(?:ón|ones)(?!\p{L})|(?<!\p{L})lecci(?:ón|ones)(?!\p{L})|(?<!\p{L})etapas?(?!\p{L})/iu,
  it: /\bstazion[ei]\b|\blezion[ei]\b|\bpass[oi]\b/i,
} as const;

it.each(LANGUAGES)("calls a unit of a course by one word, in %s", async (language) => {
  const { next, objectives } = SECTION_LABELS[language];
  const mail = await loadMailTexts(language);
  const texts = Object.entries({ ...(await loadDictionary(language)), mail, sections: { next, objectives } });
  const found = texts.flatMap(([namespace, entries]) =>
    Object.entries(entries)
      .filter(([, text]) => OTHER_WORDS_FOR_A_STEP[language].test(text))
      .map(([key]) => `${namespace}.${key}`),
  );
  expect(found).toEqual([]);
});

it("begins the sentences of English mails with a capital", async () => {
  const texts = Object.entries(await loadMailTexts("en"));
  const small = texts.filter(
    ([key, text]) => /_(?:text|ignore|warning|advice)(?:_|$)/.test(key) && /^[a-z]/.test(text),
  );
  expect(small).toEqual([]);
});
