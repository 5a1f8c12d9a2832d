import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds serious or critical, and a page that is wider than the screen. */
export async function faultsOf(page: Page, name: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const wider = Number(await page.evaluate("document.documentElement.scrollWidth - window.innerWidth"));
  return [
    ...serious.map(
      ({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    ),
    ...(wider > 0 ? [`${name}: ${wider} px wider than the screen`] : []),
  ];
}
