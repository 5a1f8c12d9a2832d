import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Counters of the rate limiter (the column names are the library's). */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: timestamp("expire", { withTimezone: true, mode: "date" }),
});
