import { isAdmin } from "@lehrpfad/contract";
import type { Config } from "../../platform/config.ts";
import { type Amounts, READING_MINUTE, RUN, type Standing, UNLIMITED } from "./rules.ts";

const MEGABYTE = 1024 * 1024;

/** The limits of one person, by role and address. */
export function limitsOf(config: Config, { role, confirmed }: Standing): Amounts {
  if (isAdmin(role)) return UNLIMITED;
  if (confirmed) {
    return {
      bytes: config.QUOTA_MEGABYTES * MEGABYTE,
      documents: config.QUOTA_DOCUMENTS,
      reading: config.QUOTA_READING_MINUTES_PER_DAY * READING_MINUTE,
      courses: config.QUOTA_COURSES,
      runs: config.QUOTA_RUNS_PER_DAY * RUN,
      tokens: config.QUOTA_TOKENS_PER_MONTH,
    };
  }
  return {
    bytes: config.UNCONFIRMED_MEGABYTES * MEGABYTE,
    documents: config.UNCONFIRMED_DOCUMENTS,
    reading: config.UNCONFIRMED_READING_MINUTES_PER_DAY * READING_MINUTE,
    courses: config.UNCONFIRMED_COURSES,
    runs: config.UNCONFIRMED_RUNS_PER_DAY * RUN,
    tokens: config.UNCONFIRMED_TOKENS_PER_MONTH,
  };
}

/** The limits of everybody together. */
export function installationLimits(config: Config): Amounts {
  return {
    bytes: config.INSTALLATION_MEGABYTES * MEGABYTE,
    documents: config.INSTALLATION_DOCUMENTS,
    reading: config.INSTALLATION_READING_MINUTES_PER_DAY * READING_MINUTE,
    courses: config.INSTALLATION_COURSES,
    runs: config.INSTALLATION_RUNS_PER_DAY * RUN,
    tokens: config.INSTALLATION_TOKENS_PER_MONTH,
  };
}
