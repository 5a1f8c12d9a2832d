import { type Logger, pino } from "pino";

export type Log = Logger;

/** Structured log on standard error, so that standard output stays for the address line. */
export function createLog(level: string): Log {
  return pino({ level, base: null }, pino.destination(2));
}
