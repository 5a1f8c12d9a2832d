import { readFile } from "node:fs/promises";

/**
 * Most memory that this process has held, in megabytes. On Linux its own high-water mark: what
 * `resourceUsage` tells there includes the parent it was forked from.
 */
export async function peakMegabytes(): Promise<number> {
  const status = await readFile("/proc/self/status", "utf8").catch(() => "");
  const kilobytes = Number(status.match(/^VmHWM:\s+(\d+) kB/m)?.[1] ?? process.resourceUsage().maxRSS);
  return Math.round(kilobytes / 1024);
}
