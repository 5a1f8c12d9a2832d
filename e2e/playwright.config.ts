import { defineConfig, devices } from "@playwright/test";
import { LONG } from "./support/sets.ts";

const chrome = process.env.CHROME_PATH;
const quiet = [
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** `x.ts` and `x.desktop.ts` run on the desktop, `x.phone.ts` on the phone; those with the tag LONG do not. */
export const DESKTOP = {
  name: "desktop",
  testIgnore: ["**/*.phone.ts", "**/*.long.ts"],
  use: { ...devices["Desktop Chrome"], locale: "de-DE", viewport: { width: 1280, height: 900 } },
};
export const PHONE = {
  name: "phone",
  testMatch: "**/*.phone.ts",
  use: { ...devices["Pixel 7"], locale: "de-DE", viewport: { width: 390, height: 844 } },
};

/**
 * Journeys run in a real browser against a real server: each worker has its own (support/test.ts). `npm run test:e2e`
 * finds the browser and builds the web app; run by hand, `CHROME_PATH` may name the browser.
 */
export default defineConfig({
  testDir: "journeys",
  globalSetup: "./support/prepare.ts",
  testMatch: "**/*.ts",
  outputDir: "../test-results",
  grepInvert: new RegExp(LONG),
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // A worker answers before a journey can: only those about it have one (offline.ts).
    serviceWorkers: "block",
    actionTimeout: 15_000,
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { args: [...quiet, ...asRoot], ...(chrome ? { executablePath: chrome } : {}) },
  },
  // First what takes longest, so that no worker waits for it at the end.
  projects: [PHONE, DESKTOP],
});
