import { isAdmin } from "@lehrpfad/contract";
import type { Config } from "../../platform/config.ts";
import { type Amounts, MEGABYTE, READING_MINUTE, RUN, type Standing, UNLIMITED } from "./rules.ts";

type Prefix = "QUOTA" | "UNCONFIRMED" | "INSTALLATION";

const amountsOf = (config: Config, prefix: Prefix): Amounts => ({
  bytes: config[`${prefix}_MEGABYTES`] * MEGABYTE,
  documents: config[`${prefix}_DOCUMENTS`],
  reading: config[`${prefix}_READING_MINUTES_PER_DAY`] * READING_MINUTE,
  courses: config[`${prefix}_COURSES`],
  runs: config[`${prefix}_RUNS_PER_DAY`] * RUN,
  tokens: config[`${prefix}_TOKENS_PER_MONTH`],
});

/** The limits of one person, by role and address. */
export function limitsOf(config: Config, { role, confirmed }: Standing): Amounts {
  return isAdmin(role) ? UNLIMITED : amountsOf(config, confirmed ? "QUOTA" : "UNCONFIRMED");
}

/** The limits of everybody together. */
export function installationLimits(config: Config): Amounts {
  return amountsOf(config, "INSTALLATION");
}
