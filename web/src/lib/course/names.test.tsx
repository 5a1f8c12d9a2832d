import { INTERFACE_LANGUAGES } from "@lehrpfad/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import { needTexts, showLanguage, startTranslations } from "../language.ts";
import { useDocumentSentences } from "./names.ts";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await startTranslations();
  await needTexts(["creator"]);
});

const NOTICES = [
  { code: "part_damaged", params: { count: 1, pages: "7" } },
  { code: "part_damaged", params: { count: 3, pages: "1, 19–20" } },
  { code: "text_recognised", params: { count: 2, pages: "1–2", percent: 90 } },
  { code: "macros_ignored", params: {} },
  { code: "something_of_a_later_version", params: {} },
];

function Sentences() {
  const sentences = useDocumentSentences()(NOTICES);
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
}

it.each(INTERFACE_LANGUAGES)(
  "notices have sentences in the singular and the plural: %s",
  async (language) => {
    await showLanguage(language);
    const sentences = renderToStaticMarkup(<Sentences />)
      .split("</p>")
      .slice(0, -1);
    expect(sentences).toHaveLength(4);
    expect(new Set(sentences).size).toBe(4);
    for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]|_one|_other/);
    expect(sentences[1]).toContain("1, 19–20");
  },
);
