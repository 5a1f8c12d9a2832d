import { expect, test } from "vitest";
import { specks } from "../fixtures/scan.ts";
import { FRENCH, FRENCH_ASIDE, GERMAN, read, recall, TYPED } from "../fixtures/scannedPages.ts";
import { DocumentError, documentText } from "../index.ts";

test("the creator is told of the pages of a scan that is read in the guarded process", async () => {
  const { document, heard } = await read([GERMAN]);
  expect(recall(documentText(document), GERMAN)).toBeGreaterThan(0.95);
  expect(heard).toEqual([
    { page: 0, pages: 1 },
    { page: 1, pages: 1 },
  ]);
});

test("a French scan is read in French, a page that lies on its side as well", async () => {
  const { document } = await read([FRENCH, FRENCH_ASIDE]);
  expect(document.language).toBe("fr");
  for (const [index, page] of [FRENCH, FRENCH_ASIDE].entries()) {
    const blocks = document.blocks.filter((block) => block.page === index + 1);
    expect(recall(blocks.map(({ text }) => text).join(" "), page)).toBeGreaterThan(0.95);
  }
});

test("scanned pages between typed ones are read in their place", async () => {
  const { document } = await read([TYPED, GERMAN, TYPED]);
  const scanned = document.blocks.filter((block) => block.page === 2);
  expect(recall(scanned.map((block) => block.text).join(" "), GERMAN)).toBeGreaterThan(0.95);
  expect(document.blocks.map((block) => block.page)).toEqual(
    document.blocks.map((block) => block.page).sort(),
  );
  expect(document.notices.map(({ code, params }) => [code, params.pages])).toEqual([
    ["text_recognised", "2"],
  ]);
});

test("a picture on a page is no text: specks are refused, among pages of text they are named", async () => {
  const refusal: unknown = await read([specks()]).catch((reason: unknown) => reason);
  if (!(refusal instanceof DocumentError)) throw new Error("expected a DocumentError");
  expect(refusal.code).toBe("document_without_text");
  const { document } = await read([TYPED, specks()]);
  expect(document.notices).toEqual([{ code: "pages_without_text", params: { count: 1, pages: "2" } }]);
});

test("pages above the limit, or for which no time is left, are named and the rest is used", async () => {
  const limited = await read([GERMAN, GERMAN, GERMAN], { scannedPages: 1 });
  expect(limited.document.notices.map(({ code, params }) => [code, params.pages])).toEqual([
    ["text_recognised", "1"],
    ["scanned_pages_unread", "2–3"],
  ]);
  const late = await read([TYPED, GERMAN], { scanMilliseconds: 0 });
  expect(recall(documentText(late.document), TYPED)).toBe(1);
  expect(late.document.notices).toEqual([{ code: "scanned_pages_unread", params: { count: 1, pages: "2" } }]);
});
