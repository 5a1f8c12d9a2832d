import type { Page } from "@playwright/test";
import { openEmptyStep } from "../pages/editor.ts";
import { Seed } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

/** Pastes what another program left in the clipboard, by the type of its contents. */
async function paste(page: Page, clipboard: Record<string, string>) {
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    for (const [type, content] of ${JSON.stringify(Object.entries(clipboard))}) clipboardData.setData(type, content);
    const editor = document.querySelector(".ProseMirror");
    editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }`);
}

/** A picture that no server takes as it is. */
const WEBP = `(() => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 200 });
  canvas.getContext("2d").fillRect(40, 40, 200, 100);
  return canvas.toDataURL("image/webp");
})()`;

const entry = (list: string, level: number, mark: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`;

const WORD = [
  "<html xmlns:o='urn:schemas-microsoft-com:office:office'><head><style>p {margin:0cm}</style></head><body>",
  "<p class=MsoTitle>Das Bienenvolk</p>",
  "<p class=MsoNormal>Ein <b>Volk</b> aus H<sub>2</sub>O und <span style='color:red'>Wachs</span>.</p>",
  entry("l0", 1, "1.", "Königin"),
  entry("l0", 2, "o", "eine"),
  entry("l0", 1, "2.", "Drohnen"),
  "<table class=MsoTable><tr><td colspan=2><p class=MsoNormal>Kopf</p></td></tr>",
  "<tr><td><p class=MsoNormal>a</p></td><td><p class=MsoNormal>b</p></td></tr></table></body></html>",
].join("\n");

const DOCS = [
  '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1">',
  '<h1><span style="font-weight:700">Honig</span></h1>',
  '<p><span style="font-weight:400">Er ist </span><span style="font-weight:700">süß</span>, ',
  '<a href="https://www.google.com/url?q=https://example.org/honig&amp;sa=D">sagt man</a>.</p>',
  "<ul><li><p>Zucker</p></li><ul><li><p>Fruchtzucker</p></li></ul></ul></b>",
].join("");

const WEB = [
  '<script>alert(1)</script><nav>Start</nav><p onclick="alert(1)">Es gilt ',
  '<span class="katex"><span class="katex-mathml"><math><semantics><mrow></mrow>',
  '<annotation encoding="application/x-tex">E = mc^2</annotation></semantics></math></span>',
  '<span class="katex-html" aria-hidden="true">E=mc2</span></span>, ',
  '<a href="javascript:alert(1)">klick</a>.</p><p style="display:none">versteckt</p>',
].join("");

test("texts of Word, Google Docs and pages of the web stay what they are", async ({ page, server }) => {
  const texts = await textsOf("de");
  const { text, stored } = await openEmptyStep(page, texts, new Seed(server));
  const empty = async () => {
    await text.press("Control+a");
    await text.press("Delete");
  };
  await paste(page, { "text/html": WORD, "text/plain": "Das Bienenvolk" });
  await expect(text.getByRole("heading", { name: "Das Bienenvolk" })).toBeVisible();
  await expect
    .poll(stored)
    .toMatch(
      /^## Das Bienenvolk\n\nEin \*\*Volk\*\* aus H<sub>2<\/sub>O und Wachs\.\n\n1\. Königin\n {3}- eine\n2\. Drohnen\n\n\| Kopf +\| +\|\n\| -+ \| -+ \|\n\| a +\| b +\|/,
    );
  await empty();
  await paste(page, { "text/html": DOCS });
  await expect(text.getByRole("heading", { name: "Honig" })).toBeVisible();
  await expect
    .poll(stored)
    .toBe(
      "## Honig\n\nEr ist **süß**, [sagt man](https://example.org/honig).\n\n- Zucker\n  - Fruchtzucker\n",
    );
  await empty();
  await paste(page, { "text/html": WEB });
  await expect(text.locator("math")).toHaveCount(1);
  await expect.poll(stored).toBe("Es gilt $E = mc^2$, klick.\n");
});

test("a pasted picture is the course's own; one that cannot come along is named", async ({
  page,
  server,
}) => {
  const texts = await textsOf("de");
  const { text, stored } = await openEmptyStep(page, texts, new Seed(server));
  const picture = await page.evaluate(WEBP);
  await paste(page, { "text/html": `<p>So sieht das aus:</p><img src="${picture}" alt="Ein Rahmen">` });
  await expect(text.getByRole("button", { name: texts.editor.image_change })).toBeVisible();
  await expect.poll(stored).toMatch(/^So sieht das aus:\n\n!\[Ein Rahmen\]\(figure:[^)]+\)\n$/);
  await paste(page, { "text/html": '<p>Fern: <img src="https://example.org/x.png"></p>' });
  await expect(page.getByText(texts.editor.pictures_lost_one)).toBeVisible();
  await expect(text).toContainText("Fern:");
  expect(await stored()).not.toContain("example.org");
});
