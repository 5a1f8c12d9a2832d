import { timestamp } from "drizzle-orm/pg-core";

/** A moment in time, with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
