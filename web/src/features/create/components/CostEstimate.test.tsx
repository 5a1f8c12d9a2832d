import { type Advice, INTERFACE_LANGUAGES } from "@lehrpfad/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import { needTexts, showLanguage, startTranslations } from "../../../lib/language.ts";
import { CostEstimate } from "./CostEstimate.tsx";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await startTranslations();
  await needTexts(["creator"]);
});

const said = (cost: Advice["cost"]): string =>
  renderToStaticMarkup(<CostEstimate cost={cost} />)
    .replace(/<[^>]+>/g, "")
    .replace(/[\u00a0\u202f]/g, " ");
const money = { amount: 0.1234, currency: "EUR" };

it("says what a language model is likely to use, in round numbers", async () => {
  await showLanguage("de");
  expect(said({ tokens: 69_360, money: null })).toContain("etwa 69.000 Token.");
  expect(said({ tokens: 69_360, money })).toContain("etwa 69.000 Token, das sind rund 0,12 €.");
});

it("says nothing where no language model writes", () => {
  expect(said(null)).toBe("");
});

it.each(INTERFACE_LANGUAGES)("says it in %s", async (language) => {
  await showLanguage(language);
  expect(said({ tokens: 69_360, money })).toMatch(/^[^{}]*69\D000[^{}]*0[.,]12[^{}]*$/);
});
