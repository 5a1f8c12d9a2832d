import { type Logger, pino, stdSerializers } from "pino";

export type Log = Logger;

/** Structured log on standard error, so that standard output stays for the address line. */
export function createLog(level: string): Log {
  return pino({ level, base: null, serializers: { error: stdSerializers.err } }, pino.destination(2));
}
