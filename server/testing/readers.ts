import { execFileSync } from "node:child_process";
import { germanText } from "./text.ts";

/** Characters of a document that may just be read. */
const MOST_CHARACTERS = 29_000_000;

/** A text that is read for many seconds. */
export function longReading(): string {
  const part = `${germanText(400)}\n\n`;
  return part.repeat(Math.floor(MOST_CHARACTERS / part.length));
}

/** Processes that read documents, and how many seconds of a processor each has used; those that have ended do not count. */
function readers(): { pid: number; parent: number; seconds: number }[] {
  const table = execFileSync("ps", ["-A", "-ww", "-o", "pid=,ppid=,stat=,time=,args="], { encoding: "utf8" });
  return table.split("\n").flatMap((row) => {
    const [pid, parent, state = "Z", time = "", ...program] = row.trim().split(/\s+/);
    if (state.startsWith("Z") || !program.some((word) => word.endsWith("documents/child.ts"))) return [];
    const seconds = time.split(/[:-]/).reduce((sum, part) => sum * 60 + Number(part), 0);
    return [{ pid: Number(pid), parent: Number(parent), seconds }];
  });
}

/** The number of a reader that a process started and that calculates; null while there is none. */
export function busyReaderOf(parent: number): number | null {
  return readers().find((one) => one.parent === parent && one.seconds >= 1)?.pid ?? null;
}

/** Whether a reader still runs. */
export function isReading(pid: number): boolean {
  return readers().some((one) => one.pid === pid);
}
