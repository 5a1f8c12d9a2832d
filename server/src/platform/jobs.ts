import { PgBoss } from "pg-boss";
import type { Database } from "../db/client.ts";
import type { Log } from "./log.ts";

/** A queue and what its jobs carry; features declare theirs. */
export interface Queue<Data extends object> {
  name: string;
  /** How long one try may take, in seconds, before the job counts as lost and is tried again. */
  expireInSeconds: number;
  retryLimit: number;
  /** Jobs of this queue that one process works on at the same time. */
  concurrency: number;
  /** Only there to bind the type of the data. */
  readonly example?: Data;
}

export interface Jobs {
  /** Starts working on a queue in this process. */
  work<Data extends object>(
    queue: Queue<Data>,
    handler: (data: Data, signal: AbortSignal) => Promise<void>,
  ): Promise<void>;
  /**
   * Adds a job, not before `startAfter` seconds. It is stored when this returns. A job with the `id` (UUID) of
   * one that the queue already has is not added again.
   */
  send<Data extends object>(
    queue: Queue<Data>,
    data: Data,
    options?: { startAfter?: number; id?: string },
  ): Promise<void>;
  /** Adds a job at each time of the cron expression (UTC), once for all processes together. */
  repeat<Data extends object>(queue: Queue<Data>, cron: string, data: Data): Promise<void>;
  /** Jobs that could run now, of each queue this process knows. */
  ready(): Promise<Record<string, number>>;
  /** Lets running jobs end, for at most `seconds`. */
  stop(seconds: number): Promise<void>;
}

/** The job queue in the same database (pg-boss), woken by NOTIFY. */
export async function createJobs(database: Database, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ ...database.queue, schema: "jobs" });
  boss.on("error", (error) => log.error({ error }, "job queue"));
  await boss.start();
  const known = new Set<string>();
  const ensure = async <Data extends object>(queue: Queue<Data>) => {
    if (known.has(queue.name)) return;
    const { name, expireInSeconds, retryLimit } = queue;
    await boss.createQueue(name, {
      expireInSeconds,
      retryLimit,
      retryBackoff: true,
      notify: true,
      deleteAfterSeconds: 86_400,
    });
    known.add(name);
  };
  return {
    work: async (queue, handler) => {
      await ensure(queue);
      type Data = Parameters<typeof handler>[0];
      const options = {
        localConcurrency: queue.concurrency,
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 10,
      };
      await boss.work<Data>(queue.name, options, async (jobs) => {
        for (const job of jobs) {
          try {
            await handler(job.data, job.signal);
          } catch (error) {
            log.error({ queue: queue.name, job: job.id, error }, "job failed");
            throw error;
          }
        }
      });
    },
    send: async (queue, data, options = {}) => {
      await ensure(queue);
      await boss.send(queue.name, data, options);
    },
    repeat: async (queue, cron, data) => {
      await ensure(queue);
      await boss.schedule(queue.name, cron, data);
    },
    ready: async () => {
      const counts: Record<string, number> = {};
      for (const name of known) {
        const [stats] = await boss.getQueueStats(name);
        counts[name] = stats?.readyCount ?? 0;
      }
      return counts;
    },
    stop: (seconds) => boss.stop({ graceful: true, timeout: seconds * 1000 }),
  };
}
