import { readFileSync } from "node:fs";

/** Fields of `/proc/<pid>/stat` after the name, which may itself hold blanks: proc_pid_stat(5). */
const USER = 11;
const SYSTEM = 12;
/** Linux tells processor time to programs in hundredths of a second, whatever its kernel counts in (USER_HZ). */
const TICK_MILLISECONDS = 10;

/** Milliseconds of processor time, user and system, that a process has had; null where the system does not tell. */
export function processorTimeOf(pid: number | undefined): number | null {
  if (pid === undefined || process.platform !== "linux") return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MILLISECONDS;
  } catch {
    return null;
  }
}
