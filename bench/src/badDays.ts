import { liveThroughBadDays } from "../../server/testing/badDays.ts";

/** Usage: npm run bench:bad-days [-- --kills 100] */
const kills = Number(process.argv[process.argv.indexOf("--kills") + 1]) || 100;
const { lost, ...counted } = await liveThroughBadDays(kills);
for (const [name, count] of Object.entries(counted)) process.stdout.write(`${name.padEnd(12)}${count}\n`);
process.stdout.write(`lost        ${lost.length}  target 0: ${lost.length === 0 ? "met" : "not met"}\n`);
for (const one of lost) process.stdout.write(`  ${one}\n`);
process.exitCode = lost.length === 0 ? 0 : 1;
