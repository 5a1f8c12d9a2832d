import type { Database, Db } from "../db/client.ts";
import type { AccessTokens } from "./accessTokens.ts";
import type { Caches } from "./caches.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Events } from "./events.ts";
import type { Files } from "./files.ts";
import type { Work } from "./heavyWork/kind.ts";
import type { Streams } from "./http/streams.ts";
import type { Traffic } from "./http/traffic.ts";
import type { Jobs } from "./jobs.ts";
import type { Limiter } from "./limiter.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail/mail.ts";
import type { Metrics } from "./metrics.ts";

/** Everything a use case may reach, built once at start. */
export interface Services {
  config: Config;
  clock: Clock;
  log: Log;
  database: Database;
  db: Db;
  events: Events;
  jobs: Jobs;
  files: Files;
  mailer: Mailer;
  metrics: Metrics;
  limiter: Limiter;
  caches: Caches;
  traffic: Traffic;
  streams: Streams;
  /** What takes time or memory by what people wrote. */
  work: Work;
  accessTokens: AccessTokens;
  /** Gives what a person takes part in to another account; accounts stand below the feature that owns it. */
  moveParticipations: (tx: Db, from: string, to: string) => Promise<void>;
  /** Aborts when this process is told to stop. */
  stopping: AbortSignal;
  /** Where people reach this installation, without a slash at the end. */
  publicUrl: string;
}
