import { defineConfig } from "@playwright/test";
import config, { DESKTOP, PHONE } from "./playwright.config.ts";

/** Names without a word that says where: `npm test` takes these on the desktop. */
const ANYWHERE = /\/[A-Za-z]+\.ts$/;

/** What `npm run test:all` adds: `x.long.ts` on the desktop, `x.phone.long.ts` on the phone, and there `x.ts` too. */
export default defineConfig({
  ...config,
  projects: [
    { ...DESKTOP, testIgnore: [], testMatch: /\/[A-Za-z]+\.long\.ts$/ },
    { ...PHONE, testMatch: [ANYWHERE, /\.phone\.long\.ts$/] },
  ],
});
