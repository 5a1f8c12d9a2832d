import { describe, expect, it } from "vitest";
import { readTexts } from "./readTexts.ts";

const STEPS = [
  { number: 1, title: "Turn off the power" },
  { number: 2, title: "Change the fuse" },
];

const WHOLE = `### Step 1: Turn off the power
Text:
Before anything else the power goes off.

#### How it is done
1. Find the switch
2. Turn it

Step 2: Open the cover slowly.
Summary: First the power.
Term: Fuse | A wire that melts.
Verify: “The switch is red.”

### Step 2: Change the fuse
Text:
The fuse comes out.
Summary: Then the fuse.`;

describe("texts of steps in a chat's answer", () => {
  it("are read with their parts; a procedure in them has steps of its own", () => {
    const [first, second] = readTexts(WHOLE, STEPS);
    expect(first).toMatchObject({
      ...{ step: 1, summary: "First the power.", verify: ["The switch is red."], isCutOff: false },
      terms: [{ term: "Fuse", meaning: "A wire that melts." }],
    });
    expect(first?.body).toContain("Step 2: Open the cover slowly.");
    expect(first?.body).toContain("1. Find the switch");
    expect(second).toMatchObject({ step: 2, body: "The fuse comes out.", isCutOff: false });
  });

  it.each<[string, (answer: string) => string]>([
    ["prose around it", (answer) => `Sure, here they are:\n\n${answer}\n\nShall I go on with the next ones?`],
    ["a code block", (answer) => `\`\`\`markdown\n${answer}\n\`\`\``],
    ["quotation marks of a mail", (answer) => answer.replace(/^### /gm, "> ### ")],
    [
      "bold headings and labels",
      (answer) =>
        answer.replace(/^### (.*)$/gm, "**$1**").replace(/^(Text|Summary|Term|Verify):/gm, "**$1:**"),
    ],
    ["headings without signs, as a page shows them", (answer) => answer.replace(/^### /gm, "")],
    [
      "labels of another language",
      (answer) => answer.replace(/^Summary:/gm, "Zusammenfassung:").replace(/^Term:/gm, "Begriff:"),
    ],
    ["bullets before labels", (answer) => answer.replace(/^(Summary|Term|Verify):/gm, "- $1:")],
    ["lines of Windows", (answer) => answer.replaceAll("\n", "\r\n")],
    [
      "what a model thought aloud",
      (answer) => `<think>### Step 1: Turn off the power\nText:\nNo.</think>\n${answer}`,
    ],
  ])("are read with %s", (_, change) => {
    const texts = readTexts(change(WHOLE), STEPS);
    expect(texts.map(({ step, summary }) => [step, summary])).toEqual([
      [1, "First the power."],
      [2, "Then the fuse."],
    ]);
    expect(texts[0]?.terms).toHaveLength(1);
    expect(texts[0]?.body).toMatch(/^Before anything else the power goes off\./);
    expect(texts[1]?.body).toBe("The fuse comes out.");
  });

  it("that end in the middle are cut off, and whole once the rest comes in another piece", () => {
    const at = WHOLE.indexOf("out.\n");
    const [, cut] = readTexts(WHOLE.slice(0, at), STEPS);
    expect(cut).toMatchObject({ body: "The fuse comes", isCutOff: true });
    const [, whole] = readTexts(`${WHOLE.slice(0, at)}\n\n${WHOLE.slice(at)}`, STEPS);
    expect(whole).toMatchObject({ summary: "Then the fuse.", isCutOff: false });
  });

  it("count as they came last, but a torn one never takes the place of a whole one", () => {
    const again = "### Step 1: Turn off the power\nText:\nOff it goes.\nSummary: Off.";
    expect(readTexts(`${WHOLE}\n\n${again}`, STEPS)[0]?.summary).toBe("Off.");
    const torn = "### Step 1: Turn off the power\nText:\nOff it";
    expect(readTexts(`${WHOLE}\n\n${torn}`, STEPS)[0]?.summary).toBe("First the power.");
  });

  it("keep code that stands in them, and end soon for a hostile answer", () => {
    const code =
      "### Step 1: Turn off the power\nText:\nRun this:\n\n```sh\n# Summary of it\nls\n```\nSummary: Run it.";
    expect(readTexts(code, STEPS)[0]?.body).toContain("```sh\n# Summary of it\nls\n```");
    const long = `${"### Step 1: Turn off the power\nText:\na\n".repeat(20_000)}${"*".repeat(60_000)}`;
    expect(readTexts(long, STEPS).length).toBeLessThanOrEqual(2);
  });
});
