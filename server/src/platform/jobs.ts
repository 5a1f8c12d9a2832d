import { PgBoss, type QueueResult } from "pg-boss";
import type { Database } from "../db/client.ts";
import type { Log } from "./log.ts";

/** A queue, what its jobs carry and what comes of them; features declare theirs. */
export interface Queue<Data extends object, Result = unknown> {
  name: string;
  /** How long one try may take in a living process, in seconds, before the job counts as lost and is tried again. */
  expireInSeconds: number;
  retryLimit: number;
  /** Jobs of this queue that one process works on at the same time. */
  concurrency: number;
  /** Its jobs say no more than that there is work: one that waits already says it for all. */
  bell?: boolean;
  /** Only there to bind the types of the data and of what comes of it. */
  readonly example?: { data: Data; result: Result };
}

/** A job that was sent, and what came of it; kept for a day after its end. */
export type FoundJob<Result> = { state: "waiting" | "failed" } | { state: "done"; result: Result };

/** A job that ended well. */
export interface DoneJob<Data, Result> {
  id: string;
  data: Data;
  result: Result;
  doneAt: Date;
}

export interface Jobs {
  /** Starts working on a queue in this process. */
  work<Data extends object, Result>(
    queue: Queue<Data, Result>,
    handler: (data: Data, signal: AbortSignal) => Promise<Result>,
  ): Promise<void>;
  /**
   * Adds a job, not before `startAfter` seconds. It is stored when this returns. A job with the `id` (UUID) of
   * one that the queue already has is not added again. Those of one `group` are worked on one after the other, so
   * that whoever causes many leaves places for others; only workers that look at the same moment may begin two. Of
   * those that wait the one with the highest `priority` (0 where none is given) is next, then the oldest.
   */
  send<Data extends object, Result>(
    queue: Queue<Data, Result>,
    data: Data,
    options?: { startAfter?: number; id?: string; group?: string | undefined; priority?: number },
  ): Promise<void>;
  /** The job of an id; null where there is none, or it ended more than a day ago. */
  find<Data extends object, Result>(queue: Queue<Data, Result>, id: string): Promise<FoundJob<Result> | null>;
  /** The jobs whose data hold this and that ended well within a day, the newest first. */
  listDone<Data extends object, Result>(
    queue: Queue<Data, Result>,
    holding: Partial<Data>,
  ): Promise<DoneJob<Data, Result>[]>;
  /** Forgets a job, so that one with its id can be added again. */
  forget<Data extends object, Result>(queue: Queue<Data, Result>, id: string): Promise<void>;
  /** Adds a job at each time of the cron expression (UTC), once for all processes together. */
  repeat<Data extends object>(queue: Queue<Data>, cron: string, data: Data): Promise<void>;
  /** Jobs that could run now, of each queue this process knows. */
  ready(): Promise<Record<string, number>>;
  /** Lets running jobs end, for at most `seconds`. */
  stop(seconds: number): Promise<void>;
}

/** A job of a process that is gone counts as lost after so many seconds; a living process renews it meanwhile. */
const LEASE_SECONDS = 15;

/** How often lost jobs are looked for, in seconds. */
const SUPERVISE_SECONDS = 10;

/** Beyond the second at which a delayed job may run: the database's clock and ours differ a little. */
const WAKE_MARGIN_MS = 100;

/** `found` is the queue as it was when the process started; one that is as it should be costs no statement. */
async function makeQueue(
  boss: PgBoss,
  { name, expireInSeconds, retryLimit, bell }: Omit<Queue<object>, "example">,
  found: Partial<QueueResult> = {},
): Promise<void> {
  const settings = {
    ...{ expireInSeconds, heartbeatSeconds: LEASE_SECONDS, retryLimit, retryBackoff: true },
    ...{ notify: true, deleteAfterSeconds: 86_400 },
  };
  const present = new Map<string, unknown>(Object.entries(found));
  if (Object.entries(settings).every(([setting, value]) => present.get(setting) === value)) return;
  await boss.createQueue(name, { policy: bell ? "short" : "standard", ...settings });
  // A queue that an earlier version made keeps what it was made with.
  await boss.updateQueue(name, settings);
}

/** Jobs that could run now, of each of the queues. */
async function countReady(boss: PgBoss, queues: Iterable<string>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of queues) {
    const [stats] = await boss.getQueueStats(name);
    counts[name] = stats?.readyCount ?? 0;
  }
  return counts;
}

async function findJob<Data extends object, Result>(
  boss: PgBoss,
  { name }: Queue<Data, Result>,
  id: string,
): Promise<FoundJob<Result> | null> {
  const [job] = await boss.findJobs(name, { id });
  if (!job) return null;
  if (job.state === "completed") return { state: "done", result: job.output as Result };
  return { state: job.state === "failed" || job.state === "cancelled" ? "failed" : "waiting" };
}

async function listDone<Data extends object, Result>(
  boss: PgBoss,
  { name }: Queue<Data, Result>,
  data: Partial<Data>,
): Promise<DoneJob<Data, Result>[]> {
  const jobs = await boss.findJobs<Data>(name, { data });
  return jobs
    .flatMap(({ id, state, data: given, output, completedOn }) =>
      state === "completed" && completedOn !== null
        ? [{ id, data: given, result: output as Result, doneAt: completedOn }]
        : [],
    )
    .toSorted((one, other) => other.doneAt.getTime() - one.doneAt.getTime());
}

/** The job queue in the same database (pg-boss), woken by NOTIFY. */
export async function createJobs(database: Database, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    ...database.queue,
    schema: "jobs",
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on("error", (error) => log.error({ error }, "job queue"));
  await boss.start();
  const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const known = new Set<string>();
  /** Ids of this process's workers by their queue. */
  const workers = new Map<string, string[]>();
  // Nobody is notified when a delayed job becomes due: without this it would wait for the next look of a worker.
  const wakeLater = (name: string, seconds: number) => {
    const wake = () => {
      for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
    };
    setTimeout(wake, seconds * 1000 + WAKE_MARGIN_MS).unref();
  };
  const ensure = async (queue: Omit<Queue<object>, "example">) => {
    if (known.has(queue.name)) return;
    await makeQueue(boss, queue, found.get(queue.name));
    known.add(queue.name);
  };
  return {
    work: async (queue, handler) => {
      await ensure(queue);
      type Data = Parameters<typeof handler>[0];
      const options = {
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 10,
        groupConcurrency: 1,
      };
      const ids: string[] = [];
      while (ids.length < queue.concurrency) {
        let own = "";
        own = await boss.work<Data>(queue.name, options, async (jobs) => {
          // A worker that found a job looks again at once: notices of jobs that came together are one notice.
          if (jobs.length > 0) boss.notifyWorker(own);
          let result: Awaited<ReturnType<typeof handler>> | undefined;
          for (const job of jobs) {
            try {
              result = await handler(job.data, job.signal);
            } catch (error) {
              log.error({ queue: queue.name, job: job.id, error }, "job failed");
              throw error;
            }
          }
          return result;
        });
        ids.push(own);
      }
      workers.set(queue.name, ids);
    },
    send: async (queue, data, options = {}) => {
      await ensure(queue);
      const { group, ...rest } = options;
      await boss.send(queue.name, data, { ...rest, ...(group ? { group: { id: group } } : {}) });
      if (options.startAfter) wakeLater(queue.name, options.startAfter);
    },
    find: async (queue, id) => {
      await ensure(queue);
      return await findJob(boss, queue, id);
    },
    listDone: async (queue, holding) => {
      await ensure(queue);
      return await listDone(boss, queue, holding);
    },
    forget: async (queue, id) => {
      await ensure(queue);
      await boss.deleteJob(queue.name, id);
    },
    repeat: async (queue, cron, data) => {
      await ensure(queue);
      await boss.schedule(queue.name, cron, data);
    },
    ready: () => countReady(boss, known),
    stop: (seconds) => boss.stop({ graceful: true, timeout: seconds * 1000 }),
  };
}
