import { describe, expect, test } from "vitest";
import { additionBlock } from "../../../text/stepLayout.ts";
import { plainLine, tidyEnding, tidyOpening, tidySection } from "./tidy.ts";

describe("what a model writes is tidied", () => {
  test.each([
    ["*Kazachstania humilis* and **yeast**", "Kazachstania humilis and yeast"],
    ["_so_ it  is\nsaid", "so it is said"],
    ["2 * 3 * 4 and snake_case_name", "2 * 3 * 4 and snake_case_name"],
  ])("emphasis goes from where nothing shows it: %s", (text, plain) => {
    expect(plainLine(text)).toBe(plain);
  });

  test("headings stand below the section's own", () => {
    expect(tidySection("# Title\n\n## Part\n\ntext\n\n### Deeper")).toBe("### Part\n\ntext\n\n#### Deeper");
  });

  test.each([
    ["Willkommen in diesem Schritt! Die Biene fliegt.", "Die Biene fliegt."],
    ["Bienvenue dans cette étape. Le levain vit.", "Le levain vit."],
    ["Hola a todos. El agua corre.", "El agua corre."],
    ["Hallen sind groß.", "Hallen sind groß."],
  ])("a greeting goes: %s", (text, tidy) => {
    expect(tidyOpening(text)).toBe(tidy);
  });

  test("a question that nobody answers goes from the end, and only there", () => {
    expect(tidyEnding("Why is that? Because it is hot. Are you ready?")).toBe(
      "Why is that? Because it is hot.",
    );
    expect(tidyEnding("Are you ready?")).toBe("");
    expect(tidyEnding("They call it “the long night.” It ends at six.")).toBe(
      "They call it “the long night.” It ends at six.",
    );
  });

  test("an addition is a quote under its label, in the language of the course", () => {
    expect(additionBlock("One.\n\nTwo.", "fr")).toBe("> **Complément.** One.\n>\n> Two.");
  });
});
