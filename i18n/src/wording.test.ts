import { describe, expect, it } from "vitest";
import { loadDictionary } from "./index.ts";

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

  it("speaks of another browser only where a password went", () => {
    expect(auth.set_password_text).toMatch(/[Bb]rowser|navegador|navigateur/);
    expect(auth.set_password_first).not.toMatch(/[Bb]rowser|navegador|navigateur/);
  });
});

it("agrees in gender and number, in Spanish", async () => {
  const { viewer, generation } = await loadDictionary("es");
  expect(viewer.understood_done).toBe("Entendido");
  for (const text of [viewer.time_left, viewer.about_time, generation.time_left])
    expect(text).not.toMatch(/\bunos\b/);
});
