import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "./auth.ts";
import { instant } from "./columns.ts";

/** Counters of the rate limiter: attempts in the window that ends at `expire`. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: instant("expire"),
});

/** Administrative acts that are noted. */
export type AuditAction =
  | "role_granted"
  | "account_blocked"
  | "account_unblocked"
  | "sessions_ended"
  | "key_rotated"
  | "account_deleted"
  | "course_deleted"
  | "participant_deleted"
  | "manager_added"
  | "manager_removed"
  | "course_password_renewed"
  | "data_exported"
  | "data_imported";

/** Administrative acts. They outlive the people in them, without anything that names those. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: uuid("id").primaryKey(),
    at: instant("at").notNull(),
    action: text("action").$type<AuditAction>().notNull(),
    actorId: uuid("actor_id").references(() => authUsers.id, { onDelete: "set null" }),
    subjectId: uuid("subject_id").references(() => authUsers.id, { onDelete: "set null" }),
    about: text("about").notNull(),
    source: text("source"),
  },
  (table) => [
    index("audit_entries_at").on(table.at),
    index("audit_entries_actor").on(table.actorId),
    index("audit_entries_subject").on(table.subjectId),
  ],
);
