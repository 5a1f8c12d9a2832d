import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { checkRoom } from "../db/room.ts";
import { watchLoop } from "../platform/loopWatch.ts";
import type { Services } from "../platform/services.ts";
import { traced } from "../platform/trace.ts";

const REQUEST_HEADER = "x-request-id";
const PATIENCE_MS = 3_000;

/** A request id that came from a proxy, where it can be trusted not to break the log. */
function requestId(context: Context): string {
  const given = context.req.header(REQUEST_HEADER) ?? "";
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Areas of the site, for requests that are no procedure. */
function areaOf(path: string): string {
  if (path.startsWith("/auth/")) return `auth.${path.split("/")[3] ?? ""}`.replace(/[^\w.]/g, "");
  if (path.startsWith("/api/")) return "api";
  return path.startsWith("/assets/") ? "assets" : "pages";
}

/** Names of the routes of requests under way: procedures tell theirs when they are known. */
const routes = new WeakMap<Request, string>();

/** Says which procedure a request called, for the metrics. */
export function nameRoute(request: Request, route: string): void {
  routes.set(request, route);
}

/** Gives each request an id, which its answer and its lines in the log carry, and counts it. */
export function observed(services: Services): MiddlewareHandler {
  return async (context, next) => {
    const id = requestId(context);
    const started = performance.now();
    const answered = services.traffic.begin();
    await traced({ request: id }, async () => {
      try {
        await next();
      } finally {
        answered();
      }
      context.res.headers.set(REQUEST_HEADER, id);
      report(services, context, (performance.now() - started) / 1000);
    });
  };
}

/** Counts an answer and writes its line: what lets people in or out, and what was refused, weighs more. */
function report({ metrics, log }: Services, context: Context, seconds: number): void {
  const { status } = context.res;
  const route = routes.get(context.req.raw) ?? areaOf(context.req.path);
  metrics.request(route, status, seconds);
  const entry = route.startsWith("auth.") && context.req.method !== "GET";
  const grant = entry ? context.req.query("grant_type")?.match(/^[a-z_]{1,30}$/)?.[0] : undefined;
  const line = { route, status, milliseconds: Math.round(seconds * 1000), ...(grant ? { grant } : {}) };
  const refused = status >= 400 && /^\/(api|auth)\//.test(context.req.path);
  log[entry || refused ? "info" : "debug"](line, "request");
}

async function answers(services: Services, part: string, check: () => Promise<void>): Promise<boolean> {
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error("late")), PATIENCE_MS).unref();
  });
  try {
    await Promise.race([check(), late]);
    return true;
  } catch (error) {
    services.log.warn({ part, error }, "not ready");
    return false;
  }
}

/**
 * `/healthz`: the process lives. `/readyz`: it can do its work, each part by name; 503 where one cannot or
 * the process is stopping; and how long it kept everybody waiting since it was last asked. `/metrics`: for who knows METRICS_TOKEN; without that setting there is none.
 */
export function serveOperators(app: Hono, services: Services): void {
  const { config, database, files, metrics, stopping } = services;
  const longestStandstill = watchLoop(stopping);
  app.get("/healthz", (context) => context.json({ status: "ok" }));
  app.get("/readyz", async (context) => {
    const [hasDatabase, hasStorage, hasRoom] = await Promise.all([
      answers(services, "database", () => database.check()),
      answers(services, "storage", () => files.check()),
      answers(services, "disk", () => checkRoom(resolve(config.DATA_DIR), config.DISK_FLOOR_MEGABYTES)),
    ]);
    const ready = hasDatabase && hasStorage && hasRoom && !stopping.aborted;
    const parts = { database: hasDatabase, storage: hasStorage, disk: hasRoom, stopping: stopping.aborted };
    const loopMilliseconds = longestStandstill();
    return context.json({ ready, ...parts, loopMilliseconds }, ready ? 200 : 503);
  });
  app.get("/metrics", async (context, next) => {
    const { METRICS_TOKEN: token } = config;
    if (token === undefined) return await next();
    if (context.req.header("authorization") !== `Bearer ${token}`) return context.text("", 401);
    return context.text(await metrics.text(), 200, { "content-type": metrics.contentType });
  });
}
