import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fiveLocales } from "./build/fiveLocales.ts";
import { precompress } from "./build/precompress.ts";
import { slimContract } from "./build/slimContract.ts";

const server = `http://127.0.0.1:${process.env.PORT ?? "4780"}`;
const proxy = { "/api": server, "/auth": server };

const HEAVY = /[\\/]ui[\\/](Aria|Confirm|Dialog|FileDrop|Menu|ProgressBar|ProseBody|Select|Slider|Tabs)/;

/** What the pages of a learner share. */
const isLearner = (id: string) => /src[\\/]features[\\/]learning[\\/]/.test(id) && !/Dialog/.test(id);

/** Light modules of our own that many pages use; controls that stand on React Aria come with the pages that need them. */
function isShared(id: string): boolean {
  return /src[\\/](ui|lib|app)[\\/](?!course)|lucide-react/.test(id) && !HEAVY.test(id);
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [fiveLocales(), slimContract(), react(), tailwindcss(), precompress()],
  server: { proxy },
  preview: { proxy },
  build: {
    target: "es2023",
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { manualPureFunctions: ["z", "oc"] },
      output: {
        codeSplitting: {
          groups: [
            {
              name: "vendor",
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack|@orpc)[\\/]/,
              priority: 2,
            },
            // What many pages share travels in one file instead of twenty.
            { name: "shared", test: isShared, minShareCount: 3, priority: 1 },
            { name: "learner", test: isLearner, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});
