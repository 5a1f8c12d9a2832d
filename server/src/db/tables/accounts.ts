import type { Language, Role } from "@lehrpfad/contract";
import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "./auth.ts";
import { instant } from "./columns.ts";

/** The columns of SPEC.md section 3, `user_profiles record`. */
export const userProfiles = pgTable("user_profiles", {
  id: uuid("id")
    .primaryKey()
    .references(() => authUsers.id, { onDelete: "cascade" }),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  email: text("email").notNull(),
  role: text("role").$type<Role>().notNull(),
  avatarUrl: text("avatar_url"),
  preferredLanguage: text("preferred_language").$type<Language>().notNull(),
  isEmailVerified: boolean("is_email_verified").notNull().default(false),
  updatedAt: instant("updated_at").notNull(),
});
