import { cp, rm } from "node:fs/promises";
import { makeQuickFolder } from "../../server/testing/quickFolder.ts";
import { type ServerProcess, startServerProcess } from "../../server/testing/serverProcess.ts";
import { type PreparedCourse, preparedServer, type Sample } from "../../server/testing/world/world.ts";

/** A real server of the product with a data folder of its own. */
export interface RunningServer {
  url: string;
  /** Folder of the database, the uploads and the mails (`mail/*.eml`). */
  dataFolder: string;
  /** Finished courses that creators may copy. */
  courses: Record<Sample, PreparedCourse>;
  /** Ends the process at once (SIGKILL) and, after `meanwhile`, starts it again on the same data and port. */
  killAndRestart(meanwhile?: () => Promise<void>): Promise<void>;
  /** Stops the server and deletes its data. */
  close(): Promise<void>;
}

/** Starts a server on a free port with a copy of the prepared data folder; `settings` are added to its environment. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const dataFolder = makeQuickFolder("e2e");
  const { TEST_WORLD: world } = process.env;
  if (world === undefined) throw new Error("A run of journeys begins with e2e/support/prepare.ts.");
  const prepared = preparedServer(world);
  await cp(prepared.dataFolder, dataFolder, { recursive: true });
  const start = (more: Record<string, string> = {}): Promise<ServerProcess> =>
    startServerProcess({ DATA_DIR: dataFolder, ...settings, ...more });
  let running = await start();
  const { url } = running;
  return {
    url,
    dataFolder,
    courses: prepared.courses,
    killAndRestart: async (meanwhile) => {
      await running.kill();
      await meanwhile?.();
      running = await start({ PORT: new URL(url).port });
    },
    close: async () => {
      await running.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
