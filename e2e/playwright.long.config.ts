import { defineConfig } from "@playwright/test";
import config, { DESKTOP, PHONE } from "./playwright.config.ts";
import { LONG } from "./support/sets.ts";

/** Names without a word that says where: `npm test` takes these on the desktop. */
const ANYWHERE = /\/[A-Za-z]+\.ts$/;
const { grepInvert: _, ...common } = config;

/**
 * What `npm run test:all` adds: on the desktop journeys with the tag LONG and `x.long.ts`, on the phone
 * `x.phone.long.ts` and every `x.ts`.
 */
export default defineConfig({
  ...common,
  projects: [
    { ...DESKTOP, grep: new RegExp(LONG) },
    { ...DESKTOP, name: "desktop, long", testIgnore: [], testMatch: /\/[A-Za-z]+\.long\.ts$/ },
    { ...PHONE, testMatch: [ANYWHERE, /\.phone\.long\.ts$/] },
  ],
});
