import { spawnSync } from "node:child_process";
import { ensureInstalled, handOver, node24, ROOT } from "./bootstrap.mjs";

ensureInstalled();
const { webIsBuilt, markWebBuilt } = await import("./webBuild.mjs");
if (!webIsBuilt()) {
  process.stdout.write("Building the web app (only when its sources changed) …\n");
  const built = spawnSync(node24(), ["tooling/buildWeb.mjs"], { cwd: ROOT, stdio: "inherit" });
  if (built.status !== 0) {
    process.stderr.write("The web app could not be built: see the message above.\n");
    process.exit(1);
  }
  markWebBuilt();
}
handOver([
  "--disable-warning=ExperimentalWarning",
  "--env-file-if-exists=.env",
  "server/src/main.ts",
  ...process.argv.slice(2),
]);
