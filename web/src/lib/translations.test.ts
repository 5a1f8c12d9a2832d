import i18next from "i18next";
import { beforeAll, expect, it, vi } from "vitest";
import { showLanguage, startTranslations } from "./language.ts";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await startTranslations();
  for (const language of ["de", "en", "fr"] as const) await showLanguage(language);
});

it("fills the places of a text", () => {
  const words = i18next.t("verify_waiting", { ns: "auth", email: "ada@example.org" });
  expect(words).toContain("ada@example.org");
  expect(words).not.toContain("{");
});

it("takes a missing text from English, then from German, then shows its key", () => {
  const seen = [i18next.t("loading")];
  for (const language of ["fr", "en", "de"]) {
    i18next.removeResourceBundle(language, "common");
    seen.push(i18next.t("loading"));
  }
  expect(seen).toEqual(["Chargement …", "Loading …", "Wird geladen …", "loading"]);
});
