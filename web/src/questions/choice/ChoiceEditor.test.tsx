import { refusalsOf } from "@lehrpfad/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ChoiceEditor } from "./ChoiceEditor.tsx";

/** The editor of a question with as many answers, of which the first is right, after one tried to save it. */
function drawn(texts: readonly string[]): string {
  const options = texts.map((text, at) => ({ id: `o${at}`, text, correct: at === 0, feedback: null }));
  const question = { kind: "choice" as const, text: "What?", explanation: "", hint: null, options };
  const refusals = refusalsOf(question);
  return renderToStaticMarkup(
    <ChoiceEditor question={question} refusals={refusals} onChange={() => undefined} />,
  );
}
const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0;

describe("the answers of a question", () => {
  it.each([1, 2, 3, 5, 12])("are as many as there are: %d, each with a button that removes it", (many) => {
    const html = drawn(Array.from({ length: many }, (_, at) => `Answer ${at}`));
    expect(count(html, /<textarea /g)).toBe(many);
    expect(count(html, /<li/g)).toBe(many);
    // One removes each answer, one opens its feedback, one adds another.
    expect(count(html, /<button /g)).toBe(2 * many + 1);
    expect(count(html, /disabled=""/g)).toBe(many === 12 ? 1 : 0);
    expect(count(html, /text-danger/g)).toBe(many === 1 ? 1 : 0);
  });

  it("say what is wrong at the answer", () => {
    const html = drawn(["Yes", " ", "No"]);
    const [id] = /aria-describedby="([^" ]*wrong)"/.exec(html)?.slice(1) ?? [];
    expect(count(html, /<textarea[^>]*aria-invalid="true"/g)).toBe(1);
    expect(html).toContain(`id="${id}"`);
  });
});
