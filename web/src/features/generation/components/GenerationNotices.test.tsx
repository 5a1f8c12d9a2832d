import { COURSE_NOTICES, INTERFACE_LANGUAGES, MODEL_FAULTS } from "@lehrpfad/contract";
import { ORPCError } from "@orpc/client";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { needTexts, showLanguage, startTranslations } from "../../../lib/language.ts";
import { CourseNotices, Failed, NotStartedAgain } from "./GenerationNotices.tsx";
import { Lost } from "./ProgressCard.tsx";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await startTranslations();
  await needTexts(["creator"]);
});

const PARAMS = {
  words: 2_100,
  wished: 20,
  steps: "3, 7",
  perStep: 210,
  documents: "bienen.pdf",
  message: "TypeError: kaputt",
  goal: "Wie Bienen tanzen",
  reached: 48,
  least: 80,
  saidSteps: 17,
  saidWords: 8_840,
};

const textOf = (page: ReactNode): string => renderToStaticMarkup(page).replace(/<[^>]+>/g, "");
const said = (code: string): string => textOf(<CourseNotices notices={[{ code, params: PARAMS }]} />);
const failed = (failure: string | null): string => textOf(<Failed failure={failure} />);

describe.each(INTERFACE_LANGUAGES)("what is said of a generation in %s", (language) => {
  it("has a sentence for everything that may be said of a course", async () => {
    await showLanguage(language);
    const pages = COURSE_NOTICES.map(said);
    expect(new Set(["", ...pages]).size).toBe(pages.length + 1);
    for (const page of pages) expect(page).not.toMatch(/[{}]/);
    expect(said("of_a_later_version")).toBe("");
  });

  it("has a sentence for each reason to fail", async () => {
    await showLanguage(language);
    const pages = [null, ...MODEL_FAULTS].map(failed);
    expect(new Set(pages).size).toBe(pages.length);
    for (const page of pages) expect(page).not.toMatch(/[{}]|error_/);
    expect(failed("of_a_later_version")).toBe(failed(null));
  });
});

describe("in German", () => {
  beforeAll(async () => {
    await showLanguage("de");
  });

  it.each([
    ["model_network", "Netzwerkverbindung unterbrochen: Das Sprachmodell war nicht mehr zu erreichen."],
    ["model_overloaded", "Der KI-Dienst war überlastet. Deshalb wurde Ersatzinhalt erstellt"],
    ["model_timeout", "Kleineres Material oder weniger Lernschritte können helfen."],
    ["model_unavailable", "Der KI-Dienst war nicht verfügbar."],
    ["generation_failed", "Bei der Erstellung ist ein Fehler aufgetreten: TypeError: kaputt"],
    ["fallback_steps", "ersatzweise vom eingebauten Verfasser: 3, 7."],
    ["preparation_incomplete", "Die Vorbereitung war unvollständig (bienen.pdf). Die Erstellung wird"],
    ["chunking_incomplete", "Die Erstellung wird mit dem vollständigen Dokument fortgesetzt."],
    ["placeholder_failed", "Deshalb wurde ein Ersatzkurs mit Platzhaltern erstellt"],
  ])("%s is said as a sentence", (code, sentence) => {
    expect(said(code)).toContain(sentence);
  });

  it("an unknown error is named as one", () => {
    expect(failed(null)).toContain("Beim Schreiben ist etwas schiefgegangen.");
  });

  it("says when the display has lost its connection", () => {
    expect(textOf(<Lost lost />)).toMatch(/^Netzwerkverbindung unterbrochen/);
    expect(textOf(<Lost lost={false} />)).toBe("");
  });

  it("says why a generation could not be started again", () => {
    const error = new ORPCError("GENERATION_STILL_RUNNING", { defined: true });
    expect(textOf(<NotStartedAgain error={error} />)).toMatch(
      /Die Erstellung konnte nicht neu gestartet werden: \p{Lu}[^{}]+/u,
    );
  });
});
