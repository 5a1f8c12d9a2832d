import { type DestinationStream, type Logger, pino, stdSerializers } from "pino";
import { withoutValues } from "../db/errors.ts";
import { presentTrace } from "./trace.ts";

export type Log = Logger;

/**
 * Structured log on standard error, so that standard output stays for the address line. Each line carries
 * the request or run it belongs to, and never the values of a query.
 */
export function createLog(level: string, target: DestinationStream = pino.destination(2)): Log {
  const error = (thrown: unknown) => {
    const shown = withoutValues(thrown);
    return shown instanceof Error ? stdSerializers.err(shown) : shown;
  };
  return pino({ level, base: null, mixin: () => ({ ...presentTrace() }), serializers: { error } }, target);
}
