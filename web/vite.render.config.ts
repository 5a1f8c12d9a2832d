import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fiveLocales } from "./build/fiveLocales.ts";
import { slimContract } from "./build/slimContract.ts";

/** What the server renders people's first pages with (src/app/render.tsx), with all it needs: it has no React itself. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [fiveLocales(), slimContract(), react()],
  publicDir: false,
  // The server may run without saying so, and the library then warns and checks.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: "src/app/render.tsx",
    outDir: "dist/render",
    target: "node24",
  },
});
