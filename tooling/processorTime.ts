import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Fields of `/proc/self/stat` after the name, which may itself hold blanks: proc_pid_stat(5). */
const CHILDREN_USER = 13;
const CHILDREN_SYSTEM = 14;

/**
 * Seconds of processor time, user and system, of all processes that this one started and that have ended, with theirs.
 * Undefined where the system does not tell (it does on Linux).
 */
export function processorTimeOfChildren(): number | undefined {
  if (process.platform !== "linux") return undefined;
  const stat = readFileSync("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[CHILDREN_USER]) + Number(fields[CHILDREN_SYSTEM]);
  return ticks / Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
}

/** `12 min 3 s`. */
export function inMinutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
