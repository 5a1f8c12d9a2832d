import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Kilobytes of one line of `/proc/<pid>/status` (proc_pid_status(5)). */
function kilobytesOf(status: string, line: string): number {
  return Number(new RegExp(`^${line}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0);
}

/**
 * Memory in bytes that a process holds for itself; 0 where the system does not tell (then the heap limit
 * remains). On Linux its anonymous memory, resident or swapped out: pages of files count to nobody, because how
 * many of them are cached is the machine's affair. Elsewhere `ps` tells all resident memory, with those pages.
 */
export function memoryOf(pid: number | undefined): number {
  if (pid === undefined) return 0;
  try {
    if (process.platform === "linux") {
      const status = readFileSync(`/proc/${pid}/status`, "latin1");
      return (kilobytesOf(status, "RssAnon") + kilobytesOf(status, "VmSwap")) * 1024;
    }
    return Number(execFileSync("ps", ["-o", "rss=", "-p", `${pid}`], { encoding: "latin1" })) * 1024;
  } catch {
    return 0;
  }
}
