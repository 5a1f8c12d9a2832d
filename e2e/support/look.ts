import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";

/** How somebody looks at the product. */
export interface Look {
  language: "de" | "en";
  dark: boolean;
}

export const LIGHT: Look = { language: "de", dark: false };
export const DARK: Look = { language: "en", dark: true };

export const nameOf = ({ language, dark }: Look): string => `${dark ? "dark" : "light"}, in ${language}`;

/** A browser that looks like this. */
export function openLook(
  browser: Browser,
  { language, dark }: Look,
  options: BrowserContextOptions,
): ReturnType<Browser["newContext"]> {
  const colorScheme = dark ? "dark" : "light";
  return browser.newContext({ ...options, locale: language, colorScheme, reducedMotion: "reduce" });
}

/** What axe finds serious or critical, and a page that is wider than the screen. */
export async function faultsOf(page: Page, name: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const wider = Number(await page.evaluate("document.documentElement.scrollWidth - window.innerWidth"));
  return [
    ...serious.map(
      ({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    ),
    ...(wider > 0 ? [`${name}: ${wider} px wider than the screen`] : []),
  ];
}

/** Keeps a picture of a page once nothing of `loading` is left; answers its faults. */
export async function lookAt(
  page: Page,
  name: string,
  { language, dark }: Look,
  loading = "[aria-busy=true], .skeleton",
): Promise<string[]> {
  await expect(page.locator(loading)).toHaveCount(0);
  const file = `${name}-${language}-${dark ? "dark" : "light"}-${page.viewportSize()?.width}.png`;
  await page.screenshot({ path: path.join("test-results/screens", file), fullPage: true });
  return await faultsOf(page, name);
}
