import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { groups } from "./build/chunks.ts";
import { fiveLocales } from "./build/fiveLocales.ts";
import { offlineWorker } from "./build/offlineWorker.ts";
import { precompress } from "./build/precompress.ts";
import { preloadPages } from "./build/preloadPages.ts";
import { slimContract } from "./build/slimContract.ts";

const server = `http://127.0.0.1:${process.env.PORT ?? "4780"}`;
const proxy = { "/api": server, "/auth": server };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    fiveLocales(),
    slimContract(),
    react(),
    tailwindcss(),
    preloadPages(),
    offlineWorker(),
    precompress(),
  ],
  server: { proxy },
  preview: { proxy },
  build: {
    target: "es2023",
    cssTarget: ["chrome123", "firefox125", "safari17.5"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The editor of formatted text, which one page alone shows, is one file of 600 kB.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      treeshake: { manualPureFunctions: ["z", "oc"] },
      output: { codeSplitting: { groups } },
    },
  },
});
