import type { FileChooser, Page } from "@playwright/test";

/** Presses what asks for files, and gives these: a path, or a file as Playwright takes it. */
export async function chooseFiles(
  page: Page,
  press: () => Promise<void>,
  files: Parameters<FileChooser["setFiles"]>[0],
): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  // A busy browser may open its own dialog where it is pressed before it heard who waits for it.
  await page.evaluate("document.title");
  await press();
  await (await chooser).setFiles(files);
}
