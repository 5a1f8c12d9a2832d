import { INTERFACE_LANGUAGES, type Money } from "@lehrpfad/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import { needTexts, showLanguage, startTranslations } from "../../../lib/language.ts";
import { UsedTokens } from "./UsedTokens.tsx";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await startTranslations();
  await needTexts(["creator"]);
});

const REQUEST = {
  ...({ id: "a", phase: "generating_steps", purpose: "step 3", step: 3, attempt: 1 } as const),
  ...{ provider: "compatible", model: "m", startedAt: "2026-01-01T00:00:00Z", milliseconds: 900 },
  ...{ inputTokens: 1_500, outputTokens: 700, outcome: "used", fault: null, repairs: null },
};

/** What is said of a run of two requests. */
function said(money: Money | null): string {
  const run = {
    ...({ id: "r", label: "ready", attempt: 1, pauses: 0, totalSteps: 10, failure: null } as const),
    ...{ createdAt: "", startedAt: null, finishedAt: null, phases: [], log: [], money },
    requests: [REQUEST, { ...REQUEST, id: "b" }],
  };
  return renderToStaticMarkup(<UsedTokens run={run} />)
    .replace(/<[^>]+>/g, "")
    .replace(/[\u00a0\u202f]/g, " ");
}
const money = { amount: 0.0042, currency: "EUR" };

it("says in one line what the requests used, in money too where prices are known", async () => {
  await showLanguage("de");
  expect(said(null)).toBe("Diese Anfragen haben 3.000 Token gesendet und 1.400 empfangen.");
  expect(said(money)).toMatch(/1\.400 empfangen\. Das kostete etwa 0,01 €\.$/);
});

it.each(INTERFACE_LANGUAGES)("says it in %s", async (language) => {
  await showLanguage(language);
  expect(said(money)).toMatch(/^[^{}]*3\D?000[^{}]*1\D?400[^{}]*0[.,]01[^{}]*$/);
});
