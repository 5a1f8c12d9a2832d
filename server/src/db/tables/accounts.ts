import type { InterfaceLanguage, Role, Salutation } from "@lehrpfad/contract";
import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "./auth.ts";
import { instant } from "./columns.ts";

/** The columns of statement 3.35. */
export const userProfiles = pgTable("user_profiles", {
  id: uuid("id")
    .primaryKey()
    .references(() => authUsers.id, { onDelete: "cascade" }),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  email: text("email").notNull(),
  role: text("role").$type<Role>().notNull(),
  avatarUrl: text("avatar_url"),
  preferredLanguage: text("preferred_language").$type<InterfaceLanguage>().notNull(),
  isEmailVerified: boolean("is_email_verified").notNull().default(false),
  updatedAt: instant("updated_at").notNull(),
});

/** What else a person chose about the account; without a row the defaults hold. */
export const accountSettings = pgTable("account_settings", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => authUsers.id, { onDelete: "cascade" }),
  salutation: text("salutation").$type<Salutation>().notNull().default("none"),
  creatorMails: boolean("creator_mails").notNull().default(true),
  learningReminders: boolean("learning_reminders").notNull().default(true),
  /** Whether a mail comes on days when questions are due for repetition, by the calendar of which time zone. */
  repetitionMails: boolean("repetition_mails").notNull().default(false),
  timeZone: text("time_zone"),
  /** The secret of the link that switches these mails off without signing in. It opens nothing else. */
  repetitionToken: text("repetition_token").unique(),
  /** Where the photo's files lie; null without one. */
  photoKey: text("photo_key"),
});
