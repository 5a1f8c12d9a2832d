import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  // Apart from the index: only the feature that owns the content imports its tables.
  schema: ["./server/src/db/tables/index.ts", "./server/src/db/tables/content.ts"],
  out: "./server/migrations",
});
