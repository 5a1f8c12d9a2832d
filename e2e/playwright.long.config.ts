import { readdirSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import config, { DESKTOP, PHONE } from "./playwright.config.ts";
import { LONG } from "./support/sets.ts";

/** Names without a word that says where: `npm test` takes these on the desktop. */
const ANYWHERE = /\/[A-Za-z]+\.ts$/;
const { grepInvert, ...common } = config;

const JOURNEYS = readdirSync(path.join(import.meta.dirname, "journeys"));
const SAME_ON_PHONE = [
  // What has a journey of its own there.
  ...JOURNEYS.flatMap((file) => /^(\w+)\.phone\.ts$/.exec(file)?.[1] ?? []),
  // What fails, is sent, stored or made of files is the same at any width; how it looks there is seen in the scenes.
  ...["accountFaults", "announced", "askingModel", "awkward", "editorTwoTabs", "examples", "generation"],
  ...["imports", "interchange", "interrupted", "languages", "legal", "notifications", "opening"],
  ...["profileFaults", "proposalsBuiltin", "singleSignOn", "uploads", "versions"],
].map((name) => `**/journeys/${name}.ts`);

/**
 * What `npm run test:all` adds: on the desktop journeys with the tag LONG and `x.long.ts`, on the phone
 * `x.phone.long.ts` and the first way of each `x.ts` that differs there.
 */
export default defineConfig({
  ...common,
  projects: [
    { ...DESKTOP, grep: new RegExp(LONG) },
    { ...DESKTOP, name: "desktop, long", testIgnore: [], testMatch: /\/[A-Za-z]+\.long\.ts$/ },
    { ...PHONE, name: "phone, long", testMatch: /\.phone\.long\.ts$/ },
    { ...PHONE, testMatch: ANYWHERE, testIgnore: SAME_ON_PHONE, ...(grepInvert ? { grepInvert } : {}) },
  ],
});
