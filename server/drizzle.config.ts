import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  // Apart from the index: only the features that own content and participations import their tables.
  schema: ["index", "content", "learning"].map((name) => `./server/src/db/tables/${name}.ts`),
  out: "./server/migrations",
});
