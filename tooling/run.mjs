// `node tooling/run.mjs x.ts …` in package.json: installs what is missing for tests and checks, then runs x.ts with
// the pinned Node. `install.mjs && node x.ts` would not: a shell may look for `node` where it found it first.
import { ensureInstalled, handOver } from "./bootstrap.mjs";

ensureInstalled({ development: true });
handOver(process.argv.slice(2));
