import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fiveLocales } from "./build/fiveLocales.ts";
import { precompress } from "./build/precompress.ts";
import { readOnlyMarkdown } from "./build/readOnlyMarkdown.ts";
import { slimContract } from "./build/slimContract.ts";

const server = `http://127.0.0.1:${process.env.PORT ?? "4780"}`;
const proxy = { "/api": server, "/auth": server };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [fiveLocales(), readOnlyMarkdown(), slimContract(), react(), tailwindcss(), precompress()],
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
            { name: "shared", test: /src[\\/](ui|lib|app)[\\/]|lucide-react/, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
});
