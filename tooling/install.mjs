// Before a script that needs more than the app does: `node tooling/install.mjs && …` in package.json.
import { ensureInstalled } from "./bootstrap.mjs";

ensureInstalled({ development: true });
