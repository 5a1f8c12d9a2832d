import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { ensureExampleCourses } from "./app/examples.ts";
import { explainEnd } from "./app/failure.ts";
import { createHttp } from "./app/http.ts";
import { createHttpServer } from "./app/listen.ts";
import { prepareRenderer } from "./app/renderer.ts";
import { createServices } from "./app/services.ts";
import { keepTidy } from "./app/tidy.ts";
import { startWorker } from "./app/worker.ts";
import { readConfig } from "./platform/config.ts";

/** How long a process that stops still takes requests: those on their way, until the proxy knows (`/readyz`). */
const NOTICE_MS = 1_000;
/** How long the last answers may take to leave when the process stops. */
const FLUSH_MS = 500;

const starting = () => new Response("Starting", { status: 503, headers: { "retry-after": "1" } });

async function start(): Promise<void> {
  const config = readConfig(process.env);
  let app: Hono | null = null;
  const listener = getRequestListener((request, env) => app?.fetch(request, env) ?? starting());
  const server = createHttpServer(config, (incoming, outgoing) => void listener(incoming, outgoing));
  const serving = config.PROCESS_MODE !== "worker";
  if (serving) {
    await new Promise<void>((done, fail) => {
      server.once("error", fail);
      server.listen(config.PORT, config.HOST, done);
    });
  }
  const port = serving ? (server.address() as AddressInfo).port : config.PORT;
  const publicUrl = (config.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, "");
  const { services, close } = await createServices(config, publicUrl);
  await keepTidy(services);
  if (config.PROCESS_MODE !== "web") await startWorker(services);
  app = createHttp(services);
  if (serving) prepareRenderer(services.work);
  if (config.PROCESS_MODE === "all") await ensureExampleCourses(services);
  const stop = async () => {
    let closed = Promise.resolve();
    await close(async (milliseconds) => {
      if (serving) await wait(NOTICE_MS);
      closed = new Promise<void>((done) => server.close(() => done()));
      await services.traffic.quiet(milliseconds - NOTICE_MS);
    });
    // Answers that were just given leave; streams without an end are cut.
    await Promise.race([closed, wait(FLUSH_MS)]);
    server.closeAllConnections();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      stop().catch((error: unknown) => {
        services.log.error({ error }, "could not stop in order");
        process.exit(1);
      });
    });
  }
  // Last: whoever reads this may stop the process at once.
  process.stdout.write(`Ready: ${publicUrl}\n`);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${await explainEnd(error)}\n`);
  process.exit(1);
}
