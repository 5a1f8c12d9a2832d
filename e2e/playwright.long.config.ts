import config, { DESKTOP, PHONE } from "./playwright.config.ts";

/** What `npm run test:all` adds: journeys that are long, and on the phone those that `npm test` takes on the desktop. */
export default {
  ...config,
  projects: [
    { ...DESKTOP, testMatch: "**/*.long.ts", testIgnore: "**/*.phone.long.ts" },
    { ...PHONE, testMatch: "**/*.ts", testIgnore: ["**/*.desktop.ts", "**/*.phone.ts", "**/*.both.ts"] },
  ],
};
