import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { testEnvironment } from "../../tooling/testProjects.ts";
import { REPOSITORY } from "../src/platform/config.ts";

export interface ServerProcess {
  url: string;
  pid: number;
  /** Ends the process without any chance to tidy up. */
  kill(): Promise<void>;
  /** Stands the process still, as a machine without breath does; `thaw` lets it go on. */
  freeze(): void;
  thaw(): void;
  /** Asks the process to stop and answers its exit code. */
  stop(): Promise<number | null>;
}

const started = new Set<ChildProcess>();

/** Milliseconds after which a server that says nothing is ended, so that the test tells what it had said. */
const START_MS = 90_000;

const STARTED = /^Ready: (.+)$/;

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
  return child.exitCode;
}

/** Ends whatever servers a test that failed left running, which would slow down all tests after it. */
export async function killLeftServers(): Promise<void> {
  await Promise.all([...started].map((child) => ended(child, "SIGKILL")));
}

/** Settings with which an account whose address is not confirmed may have as much as it likes. */
export const WITHOUT_QUOTAS = {
  UNCONFIRMED_MEGABYTES: "0",
  UNCONFIRMED_DOCUMENTS: "0",
  UNCONFIRMED_READING_MINUTES_PER_DAY: "0",
  UNCONFIRMED_COURSES: "0",
  UNCONFIRMED_RUNS_PER_DAY: "0",
  INSTALLATION_ANONYMOUS_MEGABYTES_PER_DAY: "0",
};

/** Starts the real server as a process of its own and waits for its address line. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(REPOSITORY, "server/src/main.ts")], {
    // A journey that is run by hand waits for readers and writers no longer than one of a whole run.
    env: {
      ...testEnvironment,
      ...process.env,
      PORT: "0",
      LOG_LEVEL: "error",
      EXAMPLE_COURSE: "false",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.add(child);
  child.once("exit", () => started.delete(child));
  const complaints: string[] = [];
  child.stderr.on("data", (chunk) => complaints.push(String(chunk)));
  const overdue = setTimeout(() => {
    complaints.push(`It neither started nor ended within ${START_MS / 1000} s.`);
    child.kill("SIGKILL");
  }, START_MS);
  child.once("exit", () => clearTimeout(overdue));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = line.match(STARTED)?.[1];
    if (!url) continue;
    clearTimeout(overdue);
    child.stdout.resume();
    return {
      url,
      pid: child.pid ?? 0,
      kill: async () => {
        await ended(child, "SIGKILL");
      },
      freeze: () => {
        child.kill("SIGSTOP");
      },
      thaw: () => {
        child.kill("SIGCONT");
      },
      stop: () => ended(child, "SIGTERM"),
    };
  }
  throw new Error(`The server ended before it was ready:\n${complaints.join("")}`);
}
