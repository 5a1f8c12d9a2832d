import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./server/src/db/tables/index.ts",
  out: "./server/migrations",
});
