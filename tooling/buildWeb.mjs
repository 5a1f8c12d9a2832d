import path from "node:path";
import { build } from "vite";
import { ROOT } from "./bootstrap.mjs";
import { markWebBuilt } from "./webBuild.mjs";

process.chdir(path.join(ROOT, "web"));
await build({ logLevel: "warn" });
await build({ logLevel: "warn", configFile: "vite.render.config.ts" });
markWebBuilt();
