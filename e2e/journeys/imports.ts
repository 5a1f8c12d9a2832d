import type { Page } from "@playwright/test";
import { signIn } from "../pages/account.ts";
import { DARK, LIGHT, lookAt } from "../support/look.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const QUIZ = `$CATEGORY: top/Bienen

Was sammeln Bienen an den Blüten? {
=Nektar#Daraus wird Honig.
~Sand
~Glas
~Salz
####Eine Biene trägt ihn im Honigmagen.}

Wie heißt das einzige Tier, das Eier legt? {=Königin =die Königin}

Bienen tanzen. {T}
`;

/** Chooses a file as somebody does who presses the button. */
async function choose(page: Page, button: string, name: string, content: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  await (await chooser).setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });
}

for (const look of [LIGHT, DARK]) {
  const { language } = look;
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, colorScheme: look.dark ? "dark" : "light" });
    test("a creator takes in questions of another tool and reviews them", async ({ page, server }) => {
      const seed = new Seed(server);
      const texts = await textsOf(language);
      const { studio, errors } = texts;
      const creator = await seed.account("course_creator_free", language);
      await signIn(page, texts, creator);
      await page.goto("/dashboard?view=creator");
      await choose(page, studio.import_course, "brief.gift", "Was ist das? {=a ~b");
      await expect(page.getByText(studio.import_failed)).toBeVisible();
      await expect(page.getByText(errors.import_unread.replace("{at}", "1"))).toBeVisible();
      expect(await lookAt(page, "import-refused", look)).toEqual([]);

      await choose(page, studio.import_course, "Bienen.gift", QUIZ);
      await expect(page).toHaveURL(/\/c\/[^/]+\/review$/);
      await expect(page.getByText(studio.imported.replace("{name}", "Bienen"))).toBeVisible();
      await expect(page.getByText("Bienen tanzen.").filter({ visible: true }).first()).toBeVisible();
      expect(await lookAt(page, "import-review", look)).toEqual([]);
    });
  });
}
