import { expect, it } from "vitest";
import { formulaRuns } from "./formula.ts";

/** A formula as it is drawn: what is raised behind ^, what is lowered behind _. */
const drawn = (tex: string): string | null =>
  formulaRuns(tex, true)
    ?.map(({ text, raised = 0 }) => (raised === 0 ? text : `${raised > 0 ? "^" : "_"}${text}`))
    .join("") ?? null;

it.each([
  ["E = mc^2", "E = mc^2"],
  ["\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}", "∑_i_=_1^n i = (n(n + 1))/2"],
  ["\\frac{a+b}{c}", "(a + b)/c"],
  ["\\sqrt{b^2-4ac}", "√(b^2 − 4ac)"],
  ["\\int_0^1 x\\,dx", "∫_0^1 x dx"],
  ["\\alpha \\le \\beta \\cdot \\pi", "α ≤ β · π"],
  ["-3 < f'(x)", "−3 < f′(x)"],
  ["\\sin x", "sin x"],
  ["\\text{mit } x", "mit\u00a0x"],
])("%s stands in one line", (tex, line) => {
  expect(drawn(tex)).toBe(line);
});

it.each([
  ["a matrix", "\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}"],
  ["an arrow above", "\\vec v"],
  ["a sign that the face has not", "x \\in \\mathbb{R}"],
  ["a power of a power", "2^{2^n}"],
  ["what is no formula", "\\frac{"],
  ["a formula of 300 roots", `${"\\sqrt{".repeat(300)}x${"}".repeat(300)}`],
])("%s does not", (_, tex) => {
  expect(formulaRuns(tex, true)).toBeNull();
});

it("letters are in italics, names and numbers upright", () => {
  expect(formulaRuns("2\\sin x", false)?.filter(({ text }) => text.trim() !== "")).toMatchObject([
    { text: "2", face: "regular" },
    { text: "sin", face: "regular" },
    { text: "x", face: "italic" },
  ]);
});
