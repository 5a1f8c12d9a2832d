import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";

/** Languages of the interface that screens are looked at in: German on the desktop, English on the phone. */
export type SceneLanguage = "de" | "en";

/** A browser of somebody who reads this language and wants nothing to move. */
export function openLook(
  browser: Browser,
  language: SceneLanguage,
  options: BrowserContextOptions,
): ReturnType<Browser["newContext"]> {
  return browser.newContext({ ...options, locale: language, reducedMotion: "reduce" });
}

const axeOf = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

/** What axe finds serious or critical. */
async function violationsOf(axe: AxeBuilder, name: string): Promise<string[]> {
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return serious.map(
    ({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** What axe finds serious or critical, and a page that is wider than the screen. */
export async function faultsOf(page: Page, name: string): Promise<string[]> {
  const faults = await violationsOf(axeOf(page), name);
  const wider = Number(await page.evaluate("document.documentElement.scrollWidth - window.innerWidth"));
  return wider > 0 ? [...faults, `${name}: ${wider} px wider than the screen`] : faults;
}

/** Ends what still changes its colour. */
const COLOURED = `for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()`;

async function putOn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(COLOURED);
}

const LOADING = "[aria-busy=true], .skeleton";

/** The faults of a page in the light and in the dark, once nothing of `loading` is left: there only colours differ. */
export async function lookAt(
  page: Page,
  name: string,
  loading = LOADING,
  keepPicture = async (_look: string): Promise<void> => {},
): Promise<string[]> {
  await expect(page.locator(loading)).toHaveCount(0);
  const light = await faultsOf(page, name);
  await keepPicture("light");
  await putOn(page, "dark");
  const dark = await violationsOf(axeOf(page).withRules("color-contrast"), `${name}, dark`);
  await keepPicture("dark");
  await putOn(page, "light");
  return [...light, ...dark];
}

/** The same, and keeps a picture of each. */
export function lookAtScene(page: Page, name: string, loading = LOADING): Promise<string[]> {
  return lookAt(page, name, loading, async (look) => {
    const file = `${name}-${look}-${page.viewportSize()?.width}.png`;
    await page.screenshot({ path: path.join("test-results/screens", file), fullPage: true });
  });
}
