import { expect, type Page } from "@playwright/test";

/** What the browser says is wrong from now on: React's own complaints about what it takes over, too. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  return faults;
}

/** Opens a step and holds the app's modules back until the function is called that is answered. */
export async function openWithoutApp(page: Page, path: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const MODULES = /\/assets\/[^/]+\.js$/;
  await page.route(MODULES, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-sent", "whole");
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  return async () => {
    letGo();
    await expect(page.locator("html[data-sent]")).toHaveCount(0);
    await expect(page.locator("main [inert]")).toHaveCount(0);
    await page.unroute(MODULES);
  };
}

/** Notes which elements are there, and what moves from now on. */
export async function noteSent(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    window.sentText = [...document.querySelectorAll("h1, article p")];
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const { value, startTime } of list.getEntries()) if (startTime > window.movedFrom) window.moved += value;
    }).observe({ type: "layout-shift", buffered: true });
    window.movedFrom = performance.now();
  })()`);
}

/** How many of the elements that were noted are gone, and how far others moved, as a share of the screen. */
export const takenOver = (page: Page): Promise<{ gone: number; moved: number }> =>
  page.evaluate(
    "({ gone: sentText.filter((one) => !one.isConnected).length, moved: Math.round(moved * 1000) / 1000 })",
  );

/**
 * The HTML of the page as it stands, without what says the same in two ways: ids that differ from one drawing to the
 * next, how a style is written, the order of attributes, addresses of files in
 * memory, and attributes that say how a field begins.
 */
export const drawn = (page: Page): Promise<string> =>
  page.evaluate(`(() => {
    const copy = document.querySelector("#root > div").cloneNode(true);
    const ids = new Map();
    for (const element of copy.querySelectorAll("*")) {
      element.removeAttribute("selected");
      if (element.hasAttribute("style")) element.setAttribute("style", element.style.cssText);
      const attributes = [...element.attributes].map(({ name, value }) => [name, value]).sort();
      for (const [name, value] of attributes) {
        if (/^_[rR]_/.test(value) && !ids.has(value)) ids.set(value, "id" + ids.size);
        element.removeAttribute(name);
        element.setAttribute(name, ids.get(value) ?? value);
      }
    }
    return document.documentElement.style.cssText + copy.innerHTML.replace(/<!--.*?-->|(?<=blob:)[^"]*/g, "");
  })()`);
