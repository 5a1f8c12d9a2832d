import { expect, type Locator, type Page } from "@playwright/test";
import type { Texts } from "../support/texts.ts";

const TOPICS = ["Wachs", "Honig", "Pollen", "Nektar", "Schwarm", "Winter"] as const;

const told = (about: string, often: number): string =>
  Array.from(
    { length: often },
    (_, at) =>
      `Im ${at + 1}. Jahr schrieb die Imkerin auf, was sie mit ${about} getan hatte und warum es half.`,
  ).join(" ");

/** A handbook of six chapters with a section below each, a table, and contents that nobody has to be taught. */
export const HANDBOOK = {
  name: "handbuch.md",
  mimeType: "text/markdown",
  buffer: Buffer.from(
    [
      "# Inhaltsverzeichnis",
      TOPICS.map((topic, at) => `${at + 1}. Vom ${topic}`).join("\n"),
      ...TOPICS.flatMap((topic) => [
        `# Vom ${topic}`,
        told(topic, 14),
        `## Einzelheiten zu ${topic}`,
        told(`den Einzelheiten von ${topic}`, 10),
      ]),
      "| Monat | Arbeit |\n|---|---|\n| Mai | Schwärme fangen |\n| Juli | Waben ernten |",
    ].join("\n\n"),
  ),
};

/** The row of a section, by its heading. */
export const sectionRow = (page: Page, title: string): Locator =>
  page.getByRole("checkbox", { name: new RegExp(`^${title} `) });

/** The titles of the steps, in their order. */
export const stepTitles = (page: Page): Locator => page.locator("[data-step]");

export async function waitForOutline(page: Page): Promise<void> {
  await expect(page.locator("input[data-row]").first()).toBeVisible({ timeout: 60_000 });
}

export async function openCourseSettings(page: Page, { create, structure }: Texts): Promise<void> {
  const language = page.getByLabel(create.language_label, { exact: true });
  if (!(await language.isVisible())) await page.getByText(structure.more, { exact: true }).click();
  await expect(language).toBeVisible();
}
