import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { hashPassword } from "../../server/src/platform/passwords.ts";
import type { Place } from "./place.ts";

/** Passwords that this machine hashes in a second, one after the other, measured for so many milliseconds. */
export async function hashesPerSecond(milliseconds: number): Promise<number> {
  const began = performance.now();
  let hashes = 0;
  for (; performance.now() - began < milliseconds; hashes += 1) await hashPassword("a password");
  return (1000 * hashes) / (performance.now() - began);
}

/** Starts the server of `limitsServer.ts` beside the database at `databaseUrl`; answers its address. */
export async function startLimits(place: Place, databaseUrl: string): Promise<string> {
  const file = join(import.meta.dirname, "limitsServer.ts");
  const child = spawn(process.execPath, [file, databaseUrl], { stdio: ["ignore", "pipe", "inherit"] });
  place.defer(() => child.kill());
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Ready: (.+)$/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error("The limits could not be measured");
}
