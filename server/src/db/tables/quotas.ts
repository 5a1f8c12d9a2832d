import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "./auth.ts";

/** What is used up. */
export type PassingKind = "reading" | "runs" | "tokens" | "anonymous";

/** What is used up for a while, whatever is deleted: milliseconds of reading and tenths of runs of a day, model tokens of a month, bytes that anonymous sittings store on a day. */
export const quotaUses = pgTable(
  "quota_uses",
  {
    /** Owner (or `installation`), kind and period in one. */
    key: text("key").primaryKey(),
    /** Null for the whole installation. */
    ownerId: uuid("owner_id").references(() => authUsers.id, { onDelete: "cascade" }),
    kind: text("kind").$type<PassingKind>().notNull(),
    /** First day of the day or month, `2026-01-31`. */
    period: text("period").notNull(),
    amount: bigint("amount", { mode: "number" }).notNull(),
  },
  (table) => [index("quota_uses_owner").on(table.ownerId), index("quota_uses_period").on(table.period)],
);
