import { expect, type Locator, type Page } from "@playwright/test";

/** Presses of the Tab key after which something that was to be reached is out of reach. */
const MOST_TABS = 40;

/** A page that is used with keys alone; it counts the presses without the letters of what is typed. */
export class Keyboard {
  readonly #page: Page;
  readonly #counts = new Map<string, number>();
  #stage = "";

  constructor(page: Page) {
    this.#page = page;
  }

  /** What is done now, for the count. */
  stage(name: string): void {
    this.#stage = name;
  }

  /** Presses by stage. */
  get presses(): ReadonlyMap<string, number> {
    return this.#counts;
  }

  /** All presses. */
  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  async press(key: string): Promise<void> {
    this.#counts.set(this.#stage, (this.#counts.get(this.#stage) ?? 0) + 1);
    await this.#page.keyboard.press(key);
  }

  /** Goes on with the Tab key until `place` has the focus; what it passes must show where the focus is. */
  async tabTo(place: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await expect(place).toBeAttached();
    const isReached = () => place.evaluate((element) => element.matches(":focus"));
    for (let presses = 0; !(await isReached()); presses++) {
      expect(presses, `presses until ${place} is reached`).toBeLessThan(MOST_TABS);
      await this.press(key);
      const isLost = (await this.#page.locator(":focus").count()) === 0;
      // The page's end: the browser itself has the focus for one press.
      if (isLost) await this.press(key);
    }
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Goes to a field and types into it. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    await this.type(text);
  }
}
