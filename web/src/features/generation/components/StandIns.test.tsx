import { type Generation, INTERFACE_LANGUAGES, type StandIns as StandInsState } from "@lehrpfad/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { needTexts, showLanguage, startTranslations } from "../../../lib/language.ts";
import { StandIns } from "./StandIns.tsx";
import { Paused } from "./StandStill.tsx";

vi.mock("../../../lib/api.ts", () => {
  const call = { mutationOptions: () => ({}), key: () => [] };
  return { orpc: { generation: { resume: call, writeStandIns: call }, courses: { get: call } } };
});

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await startTranslations();
  await needTexts(["creator"]);
});

const standIns: StandInsState = {
  positions: [4, 5, 6, 7, 8, 9, 10],
  way: "steps",
  reasons: ["model_network"],
  run: null,
};

const state: Generation = {
  courseName: "Türme",
  slug: "tuerme",
  label: "ready",
  status: "completed",
  phase: "finalizing",
  percent: 100,
  currentStep: 10,
  totalSteps: 10,
  secondsLeft: 0,
  attempt: 1,
  waiting: null,
  pausedUntil: null,
  triesLeft: 0,
  writer: "model",
  notices: [],
  steps: Array.from({ length: 10 }, (_, at) => ({
    id: `00000000-0000-4000-8000-00000000000${at}`,
    position: at + 1,
    title: `Turm ${at + 1}`,
    asks: "question",
  })),
  planFirst: false,
  outline: [],
  log: [],
  startedAt: "2026-01-01T00:00:00Z",
  finishedAt: "2026-01-01T00:10:00Z",
  standIns,
  failure: null,
  announced: null,
  reached: null,
};

function textOf(page: ReactNode): string {
  const inside = <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>;
  return renderToStaticMarkup(<MemoryRouter>{inside}</MemoryRouter>).replace(/<[^>]+>/g, " ");
}
const onState = () => undefined;
const told = (change: Partial<StandInsState>): string =>
  textOf(<StandIns state={{ ...state, standIns: { ...standIns, ...change } }} onState={onState} />);
const run = { state: "writing", written: 2, total: 7, pausedUntil: null, failure: null } as const;
const paused = (change: Partial<Generation>): string =>
  textOf(
    <Paused
      state={{ ...state, label: "paused", failure: "unreachable", triesLeft: 2, ...change }}
      onState={onState}
    />,
  );

describe("in German", () => {
  beforeAll(async () => {
    await showLanguage("de");
  });

  it("says first how many steps another writer wrote and why, and offers the way to have the model write them", () => {
    const text = told({});
    expect(text).toContain(
      "7 von 10 Lernschritten hat der eingebaute Verfasser geschrieben, weil das Sprachmodell nicht erreichbar war.",
    );
    expect(text).toContain("Lernschritt 4, 5, 6, 7, 8, 9, 10");
    expect(text).toContain("Diese Lernschritte vom Sprachmodell schreiben lassen");
    expect(told({ reasons: ["model_network", "model_answers"] })).toContain("nicht schreiben konnte");
  });

  it("says how far it is, and why it did not work", () => {
    expect(told({ run })).toContain("2 von 7 sind fertig");
    expect(told({ run })).not.toContain("schreiben lassen");
    const failed = told({ run: { ...run, state: "failed", failure: "unreachable" } });
    expect(failed).toContain("ist nicht gelungen");
    expect(failed).toContain("Diese Lernschritte vom Sprachmodell schreiben lassen");
  });

  it("offers no button that cannot work", () => {
    expect(told({ way: null })).toContain("kein Sprachmodell eingerichtet");
    expect(told({ way: "course" })).toContain("den ganzen Kurs neu schreiben");
    expect(textOf(<StandIns state={{ ...state, standIns: null }} onState={onState} />)).toBe("");
  });

  it("a pause names the model, not the network, tells what comes, and leaves the choice", () => {
    const text = paused({});
    expect(text).toContain("Das Sprachmodell ist gerade nicht erreichbar");
    expect(text).not.toContain("Netzwerkverbindung");
    expect(text).toContain("Es wird noch 2-mal versucht");
    expect(text).toContain("schreibt der eingebaute Verfasser, was fehlt");
    expect(text).toContain("Jetzt fortsetzen");
    expect(text).toContain("Nicht länger warten");
    expect(paused({ failure: null })).not.toContain("Nicht länger warten");
  });
});

it.each(INTERFACE_LANGUAGES)("has every sentence in %s", async (language) => {
  await showLanguage(language);
  const codes = ["network", "overloaded", "timeout", "unavailable", "too_long", "answers", "tokens_spent"];
  const pages = [
    ...codes.map((code) => told({ reasons: [`model_${code}`] })),
    ...(["starting", "writing", "paused", "failed"] as const).map((now) =>
      told({ run: { ...run, state: now } }),
    ),
    told({ way: null }),
    told({ way: "course" }),
    paused({}),
    paused({ triesLeft: 1 }),
  ];
  expect(new Set(pages).size).toBe(pages.length);
  for (const page of pages) expect(page).not.toMatch(/[{}]|stand_ins|because_/);
});
