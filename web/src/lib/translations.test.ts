import { AREAS, loadArea, loadDictionary } from "@lehrpfad/i18n";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { hasText, removeTexts, textIn } from "./i18n.ts";
import { needTexts, showLanguage, startTranslations } from "./language.ts";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await startTranslations();
  await needTexts(["accounts", "person", "errors"]);
  for (const language of ["de", "en", "fr"] as const) await showLanguage(language);
});

describe("a text", () => {
  it("has its places filled", () => {
    const words = textIn("de", "auth", "verify_waiting", { email: "ada@example.org" });
    expect(words).toContain("ada@example.org");
    expect(words).not.toContain("{");
  });

  it("has a form for each number, as the language counts", async () => {
    const { account } = await loadDictionary("fr");
    const said = [0, 1, 2].map((count) => textIn("fr", "account", "modal_countdown", { count }));
    // In French zero is singular.
    expect(said[0]).toBe(account.modal_countdown_one.replace("{count}", "0"));
    expect(said[1]).toBe(account.modal_countdown_one.replace("{count}", "1"));
    expect(said[2]).toBe(account.modal_countdown_other.replace("{count}", "2"));
  });

  it("is known or not, with or without a number", () => {
    expect(hasText("errors", "NETWORK")).toBe(true);
    expect(hasText("errors", "NO_SUCH_CODE")).toBe(false);
  });

  it("is taken from English where it is missing, then from German, then its key is shown", () => {
    const seen = [textIn("fr", "common", "loading")];
    for (const language of ["fr", "en", "de"] as const) {
      removeTexts(language, "common");
      seen.push(textIn("fr", "common", "loading"));
    }
    expect(seen).toEqual(["Chargement …", "Loading …", "Wird geladen …", "loading"]);
  });
});

describe("areas", () => {
  it("are loaded for every language chosen later", async () => {
    await needTexts(["creator"]);
    await showLanguage("it");
    const { studio } = await loadDictionary("it");
    expect(textIn("it", "studio", "difficulty_standard")).toBe(studio.difficulty_standard);
  });

  it("hold each namespace once", () => {
    const namespaces = Object.values(AREAS).flat();
    expect(new Set(namespaces).size).toBe(namespaces.length);
  });

  it("bring the texts of their namespaces", async () => {
    const { account, settings } = await loadDictionary("fr");
    expect(await loadArea("fr", "person")).toEqual({ account, settings });
  });
});
