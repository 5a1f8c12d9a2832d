import type { CourseReport, CoverageSection } from "@lehrpfad/contract";
import { INTERFACE_LANGUAGES } from "@lehrpfad/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { textIn } from "../../../lib/i18n.ts";
import { needTexts, showLanguage, startTranslations } from "../../../lib/language.ts";
import type { Shown } from "../coverage.ts";
import { CoverageView } from "./CoverageView.tsx";

const section = (fields: Partial<CoverageSection>): CoverageSection => ({
  title: "The lamp",
  level: 2,
  group: false,
  page: 3,
  paragraph: 1,
  words: 1_234,
  taughtWords: 1_234,
  state: "taught",
  taughtIn: ["a", "b"],
  testedIn: ["b"],
  leftOut: [],
  ...fields,
});

const REPORT: CourseReport = {
  ...{
    courseName: "Lights",
    measuredAt: null,
    retold: false,
    coverage: 0.97,
    fromSource: 1,
    questions: 2,
    unverifiedQuotes: 0,
  },
  steps: [
    { id: "a", position: 1, title: "Wick" },
    { id: "b", position: 2, title: "Oil" },
  ],
  asked: [
    { id: "q", stepId: "a", item: "question", text: "What burns?", origin: "builtin", by: "Ada Keller" },
    { id: "e", stepId: "b", item: "exercise", text: "Why oil?", origin: "model", by: null },
    { id: "f", stepId: "b", item: "exercise", text: "Which oil?", origin: "person", by: "Ada Keller" },
  ],
  documents: [
    {
      documentId: "d",
      documentName: "lights.pdf",
      words: 2_000,
      taughtWords: 1_900,
      sections: [
        section({ title: "Light", level: 1, group: true, paragraph: 0, words: 1 }),
        section({ missing: { numbers: ["35.5", "168"], figures: 1 } }),
        section({
          ...{
            title: "and so the beam was …",
            level: 0,
            page: null,
            paragraph: 7,
            taughtIn: ["a"],
            testedIn: [],
          },
          state: "partly",
          leftOut: [{ reason: "footnote", words: 1 }],
        }),
        section({
          title: "References",
          paragraph: 9,
          state: "left_out",
          taughtIn: [],
          testedIn: [],
          leftOut: [{ reason: "references", words: 99 }],
        }),
      ],
    },
  ],
};

/** The page as text: tags are gone, what only screen readers hear is there. */
function textOf(shown: Shown, report = REPORT): string {
  return markup(shown, report)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

function markup(shown: Shown, report = REPORT): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <CoverageView slug="lights" report={report} shown={shown} onShown={() => undefined} />
    </MemoryRouter>,
  );
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await startTranslations();
  await needTexts(["creator"]);
  await showLanguage("en");
});

describe("the coverage map", () => {
  it("says of each section what became of it, where it begins and how many words it has", () => {
    const text = textOf("all");
    expect(text).toContain("of the teaching text is in the course 100%");
    expect(text).toContain("1,900 of 2,000 words are in the course");
    expect(text).toMatch(/The lamp page 3 .*taken over .*1 2 .*1,234/);
    expect(text).toMatch(/1 figure is shown in no step These numbers are not in the course: 35.5; 168/);
    expect(text).toMatch(/and so the beam was … paragraph 7 .*partly taken over footnote: 1 word/);
    expect(text).toMatch(/References page 3 .*left out references: 99 words .*none/);
  });

  it("calls what a model wrote of taught, not taken over", () => {
    const text = textOf("all", { ...REPORT, retold: true, fromSource: null });
    expect(text).toContain("of the teaching text is taught in the course 100%");
    expect(text).toContain("Passages with 1,900 of 2,000 words are taught in the course");
    expect(text).toMatch(/The lamp page 3 .*taught .*paragraph 7 .*partly taught .*left out/);
    expect(text).not.toMatch(/taken over|words are in the course/);
  });

  it("links each step by its name", () => {
    const html = markup("all");
    expect(html).toContain('aria-label="Step 2: Oil"');
    expect(html).toContain('aria-label="Question of step 2: Oil"');
    expect(html).toContain('href="/c/lights/preview/b"');
    expect(html.match(/href="\/c\/lights\/preview/g)).toHaveLength(4);
  });

  it("says of each question who wrote it and who accepted it", () => {
    const text = textOf("all");
    expect(text).toContain("1. What burns? from the document · accepted by Ada Keller");
    expect(text).toContain("2. Why oil? exercise · by the language model · judged by nobody");
    expect(text).toContain("2. Which oil? exercise · by hand · by Ada Keller");
    expect(markup("all")).toContain('href="/c/lights/edit/questions/a"');
    expect(textOf("all", { ...REPORT, asked: [] })).toContain("The course asks nothing yet.");
  });

  it("is a table with named columns and rows", () => {
    const html = markup("all");
    expect(html).toContain("Sections of lights.pdf</caption>");
    expect(html.match(/<th scope="col"/g)).toHaveLength(5);
    expect(html.match(/<th scope="row"/g)).toHaveLength(4);
  });

  it("shows only what is left out, or only what is not asked about", () => {
    const titles = (shown: Shown) =>
      REPORT.documents[0]?.sections.filter(({ title }) => textOf(shown).includes(title));
    expect(titles("gaps")?.map(({ title }) => title)).toEqual(["and so the beam was …", "References"]);
    expect(titles("untested")?.map(({ title }) => title)).toEqual(["and so the beam was …"]);
    const whole = {
      ...REPORT,
      documents: REPORT.documents.map((one) => ({ ...one, sections: one.sections.slice(0, 2) })),
    };
    expect(markup("gaps", whole)).toContain("No section matches. Choose “All sections”");
  });

  it.each(INTERFACE_LANGUAGES)("has every sentence in %s", async (language) => {
    await showLanguage(language);
    const text = textOf("all") + textOf("all", { ...REPORT, retold: true });
    await showLanguage("en");
    expect(text).not.toMatch(/[a-z]+_[a-z]+|\{|\}/);
    expect(text).toContain(textIn(language, "coverage", "reason_footnote"));
  });
});
