import { join, resolve } from "node:path";
import { type Database, openDatabase } from "../db/client.ts";
import { hasDatabase } from "../db/embedded.ts";
import { checkRoom } from "../db/room.ts";
import { createAccessTokens } from "../features/accounts/index.ts";
import { moveParticipations } from "../features/learning/index.ts";
import { createCaches } from "../platform/caches.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import { createEvents } from "../platform/events.ts";
import { createLocalFiles, type Files } from "../platform/files.ts";
import { workMegabytes } from "../platform/heavyWork/memory.ts";
import { createWork } from "../platform/heavyWork/pool.ts";
import { createStreams } from "../platform/http/streams.ts";
import { createTraffic } from "../platform/http/traffic.ts";
import { createJobs } from "../platform/jobs.ts";
import { createLimiter } from "../platform/limiter.ts";
import { createLog } from "../platform/log.ts";
import { createMailer } from "../platform/mail/mail.ts";
import { createMetrics } from "../platform/metrics.ts";
import { createObjectFiles } from "../platform/objectFiles.ts";
import type { Services } from "../platform/services.ts";

/** Seconds that requests and running jobs get to end when the process stops. */
const STOP_SECONDS = 8;

export interface Running {
  services: Services;
  /** Lets jobs end, and whatever `drain` waits for, then closes the database. */
  close(drain?: (milliseconds: number) => Promise<void>): Promise<void>;
}

/** The storage of uploads that the settings name. */
export function openFiles(config: Config): Files {
  const folder = resolve(config.DATA_DIR);
  if (config.STORAGE_URL) return createObjectFiles(config.STORAGE_URL, join(folder, "spool"));
  return createLocalFiles(join(folder, "files"));
}

/** Megabytes that a new embedded database takes before anybody is in it. */
const NEW_DATABASE_MEGABYTES = 64;

/**
 * Opens the database that the settings name; `onLost` hears of connections that broke. Throws OperatorError where the
 * embedded one is in use, or its disk is full.
 */
export async function openInstallation(config: Config, onLost: (error: Error) => void): Promise<Database> {
  const folder = resolve(config.DATA_DIR);
  if (!config.DATABASE_URL) {
    const needed = hasDatabase(folder) ? 0 : Math.max(NEW_DATABASE_MEGABYTES, config.DISK_FLOOR_MEGABYTES);
    await checkRoom(folder, needed);
  }
  return await openDatabase({ url: config.DATABASE_URL, folder }, onLost);
}

/** Opens the database and builds every service once. Tests give their own clock and database. */
export async function createServices(
  config: Config,
  publicUrl: string,
  given: { clock?: Clock; database?: Database } = {},
): Promise<Running> {
  const log = createLog(config.LOG_LEVEL);
  const clock = given.clock ?? systemClock;
  const dataFolder = resolve(config.DATA_DIR);
  const onLost = (error: Error) => log.error({ error }, "lost a database connection");
  const database = given.database ?? (await openInstallation(config, onLost));
  const stop = new AbortController();
  const jobs = await createJobs(database, log);
  const metrics = createMetrics();
  metrics.measure("jobs_ready", "Jobs that could run now, by queue", () => jobs.ready());
  const events = await createEvents(database);
  const streams = createStreams({ config, clock, events, stopping: stop.signal });
  metrics.measure("streams", "Open event streams", async () => ({ open: streams.size() }));
  const services: Services = {
    config,
    clock,
    log,
    database,
    db: database.db,
    events,
    jobs,
    files: openFiles(config),
    mailer: createMailer({ ...config, DATA_DIR: dataFolder }, jobs, log, metrics),
    metrics,
    limiter: createLimiter(database.db, clock),
    caches: createCaches(),
    traffic: createTraffic(),
    streams,
    work: createWork(clock, log, workMegabytes(config.WORK_MEGABYTES)),
    moveParticipations,
    accessTokens: await createAccessTokens(database.db, clock),
    stopping: stop.signal,
    publicUrl,
  };
  return {
    services,
    close: async (drain) => {
      stop.abort();
      await Promise.all([jobs.stop(STOP_SECONDS), drain?.(STOP_SECONDS * 1000)]);
      services.work.close();
      await database.close();
    },
  };
}
