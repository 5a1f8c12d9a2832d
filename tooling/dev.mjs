import { spawn } from "node:child_process";
import { ensureInstalled, environment, node24, ROOT } from "./bootstrap.mjs";

ensureInstalled();
const options = { stdio: "inherit", env: environment() };
const server = spawn(node24(), ["--watch", "server/src/main.ts"], { ...options, cwd: ROOT });
const web = spawn(node24(), ["../node_modules/vite/bin/vite.js"], { ...options, cwd: `${ROOT}/web` });
for (const child of [server, web]) {
  child.on("exit", () => {
    server.kill();
    web.kill();
  });
}
process.on("SIGTERM", () => server.kill());
