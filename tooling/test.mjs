import { ensureInstalled, handOver } from "./bootstrap.mjs";

ensureInstalled();
handOver(["tooling/runTests.ts", ...process.argv.slice(2)]);
