import { INTERFACE_LANGUAGES } from "@lehrpfad/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import { showLanguage, startTranslations } from "./language.ts";
import { QuestionText } from "./QuestionText.tsx";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await startTranslations();
});

it.each(INTERFACE_LANGUAGES)("a gap is read out, the rest stays as it is: %s", async (language) => {
  await showLanguage(language);
  const html = renderToStaticMarkup(<QuestionText text="“Clean it ____ sunset, a_b.”" />);
  expect(html).toMatch(
    /^“Clean it <span role="img" aria-label="\p{L}[^"]*"[^>]*>____<\/span> sunset, a_b\.”$/u,
  );
});

it("a question without a gap is text alone", () => {
  expect(renderToStaticMarkup(<QuestionText text="Why?" />)).toBe("Why?");
});
