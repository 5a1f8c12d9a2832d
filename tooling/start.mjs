import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { ensureInstalled, handOver, node24, ROOT, serverEnvironment } from "./bootstrap.mjs";

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
const settings = existsSync(path.join(ROOT, ".env")) ? ["--env-file=.env"] : [];
const node = ["--disable-warning=ExperimentalWarning", ...settings];
handOver([...node, "server/src/main.ts", ...process.argv.slice(2)], serverEnvironment());
