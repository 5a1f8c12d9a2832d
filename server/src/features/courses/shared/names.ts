import { randomLetters } from "../../../platform/secrets.ts";
import {
  courseSlug,
  grouped,
  PASSWORD_LENGTH,
  PASSWORD_LETTERS,
  SLUG_END_LENGTH,
  SLUG_LETTERS,
} from "../rules.ts";

/** A new address for a course of this name. */
export function newSlug(name: string): string {
  return courseSlug(name, randomLetters(SLUG_LETTERS, SLUG_END_LENGTH));
}

/** A new admin password in readable groups. */
export function newAdminPassword(): string {
  return grouped(randomLetters(PASSWORD_LETTERS, PASSWORD_LENGTH));
}
