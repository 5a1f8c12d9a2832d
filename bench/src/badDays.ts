import { liveThroughBadDays } from "../../server/testing/badDays.ts";
import { numberOption } from "./options.ts";
import { beginTable } from "./table.ts";

/** Usage: npm run bench:bad-days [-- --kills 100] [--smallest] */
const { lost, ...counted } = await liveThroughBadDays(numberOption("kills", 100, 1));
const table = beginTable("Kills and power cuts under load, embedded database (PGlite, fsync at each commit)");
for (const [what, we] of Object.entries(counted)) table.add({ what, we });
table.add({ what: "acknowledged and lost", we: lost.length, most: 0 });
table.end();
for (const one of lost) process.stdout.write(`  ${one}\n`);
