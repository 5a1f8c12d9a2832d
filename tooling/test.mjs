import { ensureInstalled, handOver } from "./bootstrap.mjs";

ensureInstalled({ development: true });
handOver(["tooling/runTests.ts", ...process.argv.slice(2)]);
