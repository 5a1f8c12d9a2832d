import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type CoursePage, cleanTexts, ENROLMENT_HEADER } from "@lehrpfad/contract";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { ORPCError } from "@orpc/server";
import { type Context, Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import {
  createAccountHttp,
  createAuthHttp,
  createSingleSignOn,
  identify,
} from "../features/accounts/index.ts";
import { createCampusHttp, createShareHttp } from "../features/campus/index.ts";
import { createCoursesHttp } from "../features/courses/index.ts";
import { createUploadHttp } from "../features/documents/index.ts";
import { createImageHttp, createMediaUploadHttp } from "../features/editing/index.ts";
import { createInterchangeHttp } from "../features/interchange/index.ts";
import { createDocumentFileHttp, createFigureHttp, createMediaFileHttp } from "../features/learning/index.ts";
import { createPrivacyHttp } from "../features/privacy/index.ts";
import { createQuestionListHttp } from "../features/question-lists/index.ts";
import { createExportHttp } from "../features/results/index.ts";
import { createImportHttp } from "../features/studio/index.ts";
import type { Actor } from "../platform/actor.ts";
import { REPOSITORY } from "../platform/config.ts";
import { type Bindings, callerOf } from "../platform/http/caller.ts";
import type { RequestContext } from "../platform/http/context.ts";
import { answerable } from "../platform/http/faults.ts";
import { jsonAlone, takeJson } from "../platform/http/jsonBody.ts";
import { retryAfterOf } from "../platform/http/limits.ts";
import { AT_ONCE, inTurns, requestTurns } from "../platform/http/turns.ts";
import { streamFor } from "../platform/http/watch.ts";
import type { Services } from "../platform/services.ts";
import { hasUnwanted } from "../platform/text.ts";
import type { InTurn } from "../platform/turns.ts";
import { createInstallable } from "./installable.ts";
import { nameRoute, observed, serveOperators } from "./observe.ts";
import { openApiDocument, openApiPage } from "./openapi.ts";
import { router } from "./router.ts";
import { createStepView } from "./stepView.ts";
import { createWebPage, scriptHashes, sendPage } from "./webPage.ts";

const WEB = join(REPOSITORY, "web/dist");
const PAGE = join(WEB, "index.html");
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const EVENT_STREAM = { "content-type": "text/event-stream" };
/** Places in a list that a query may name. */
const MOST_PLACES = 99;

/** Routes whose bodies are files, which the contract's procedures do not carry. */
const FILE_ROUTES = [
  createUploadHttp,
  createFigureHttp,
  createDocumentFileHttp,
  createCampusHttp,
  createCoursesHttp,
  createExportHttp,
  createInterchangeHttp,
  createImageHttp,
  createMediaUploadHttp,
  createMediaFileHttp,
  createImportHttp,
  createQuestionListHttp,
  createAccountHttp,
  createPrivacyHttp,
];

/** Pages of the web app may stand in a frame of its own: the preview of a course shows them there. */
const FRAMING = {
  nowhere: { frameAncestors: "'none'", xFrameOptions: "DENY" },
  within: { frameAncestors: "'self'", xFrameOptions: "SAMEORIGIN" },
} as const;

/** The web app's page as it was built; null where it was not. */
const builtPage = () => (existsSync(PAGE) ? readFileSync(PAGE, "utf8") : null);

function headers(
  { config }: Services,
  scripts: readonly string[],
  { frameAncestors, xFrameOptions }: (typeof FRAMING)["nowhere" | "within"],
) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      mediaSrc: ["'self'"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: [frameAncestors],
    },
    crossOriginResourcePolicy: "same-origin",
    referrerPolicy: "strict-origin-when-cross-origin",
    // A browser that was promised TLS must find it: only where the address of the installation says so.
    strictTransportSecurity: config.PUBLIC_URL?.startsWith("https:")
      ? "max-age=31536000; includeSubDomains"
      : false,
    xFrameOptions,
  });
}

async function requestContext(services: Services, context: Context): Promise<RequestContext> {
  const bearer = context.req.header("authorization")?.match(/^Bearer (.+)$/i)?.[1] ?? null;
  const caller = callerOf(context, services.config.TRUSTED_PROXIES);
  const identifyAgain = async (): Promise<Actor> => {
    const actor = await identify({ context: { services }, input: bearer });
    return actor.kind === "person" ? { ...actor, from: caller } : actor;
  };
  return {
    services,
    request: context.req.raw,
    actor: await identifyAgain(),
    identifyAgain,
    bearer,
    disconnect: () => (context.env as Bindings | undefined)?.incoming?.socket?.destroy?.(),
    enrolmentToken: context.req.header(ENROLMENT_HEADER)?.slice(0, 200) ?? null,
    userAgent: context.req.header("user-agent") ?? "",
    caller,
  };
}

function refuse(services: Services, thrown: unknown, context: Context): Response {
  const error = answerable(services, thrown);
  if (!(error instanceof ORPCError)) return context.json({ code: "INTERNAL_SERVER_ERROR" }, 500);
  const seconds = retryAfterOf(error);
  if (seconds !== null) context.header("retry-after", seconds);
  return context.json(error.toJSON(), error.status as 400);
}

function createApi(services: Services, built: string | null, ofNetwork: InTurn): Hono {
  const handler = new OpenAPIHandler(router, {
    maxBracketNotationArrayIndex: MOST_PLACES,
    rootInterceptors: [
      async ({ next, context: { request } }) => {
        const result = await next();
        if (!result.matched) return result;
        const { response } = result;
        const seconds = response.status === 429 ? retryAfterOf(response.body) : null;
        if (seconds !== null) response.headers["retry-after"] = seconds;
        const body = streamFor(request);
        if (!body) return result;
        return { ...result, response: { ...response, headers: EVENT_STREAM, body } };
      },
    ],
    clientInterceptors: [
      async ({ next, ...call }) => {
        nameRoute(call.context.request, call.path.join("."));
        try {
          return await next({ ...call, input: cleanTexts(call.input) });
        } catch (error) {
          throw answerable(services, error, call.path.join("."));
        }
      },
    ],
  });
  const api = new Hono();
  const document = openApiDocument(services.config.BRAND_NAME, services.publicUrl);
  api.get("/openapi.json", async (context) => context.json(await document));
  api.get("/docs", async (context) =>
    context.html(openApiPage(await document, `${services.config.BRAND_NAME} API`)),
  );
  const contextOf = (context: Context) => requestContext(services, context);
  const files = new Hono();
  for (const create of FILE_ROUTES) files.route("/", create(contextOf));
  // A file may be JSON too, such as a course: its route reads it, with limits of its own.
  const isFile = ({ req: { method, path } }: Context) =>
    files.router.match(method, path.replace(/^\/api/, ""))[0].length > 0;
  // Before its turn: a body that comes slowly keeps nobody waiting.
  api.use("/*", takeJson(isFile));
  api.use("/*", inTurns(services.config.TRUSTED_PROXIES, ofNetwork));
  api.route("/", files);
  const ofPerson = requestTurns(AT_ONCE.person);
  api.get("/learn/:slug/steps/:position", createStepView(services, built));
  api.use("/*", jsonAlone());
  api.all("/*", async (context) => {
    const known = await contextOf(context);
    const { actor } = known;
    const handle = () => handler.handle(known.request, { prefix: "/api", context: known });
    const { matched, response } = await (actor.kind === "person" ? ofPerson(actor.userId, handle) : handle());
    return matched ? response : context.json({ code: "NOT_FOUND" }, 404);
  });
  api.onError((error, context) => refuse(services, error, context));
  return api;
}

function serveWeb(app: Hono, services: Services, built: string | null, ofNetwork: InTurn): void {
  // A page asks the database and may be drawn: it waits like what is asked of the API.
  app.use("*", inTurns(services.config.TRUSTED_PROXIES, ofNetwork));
  if (built === null) {
    app.get("*", (context) => context.text("The web app has not been built. Run: npm run build", 503));
    return;
  }
  app.use("*", async (context, next) => {
    await next();
    if (!context.res.headers.has("cache-control")) context.res.headers.set("cache-control", "no-cache");
  });
  app.use("/assets/*", async (context, next) => {
    await next();
    if (context.res.ok) context.res.headers.set("cache-control", "public, max-age=31536000, immutable");
  });
  const webPage = createWebPage(services, built);
  const page = (context: Context, course: CoursePage | null) =>
    webPage({
      pathname: context.req.path,
      acceptLanguage: context.req.header("accept-language") ?? "",
      course,
    });
  const plain = async (context: Context) => await sendPage(context, await page(context, null));
  app.get("/", plain);
  app.route("/", createShareHttp(services, page, sendPage));
  app.get("/render/*", plain);
  app.use("*", serveStatic({ root: WEB, precompressed: true }));
  app.get("/assets/*", (context) => context.notFound());
  app.get("*", plain);
}

/** The logo image in public storage, at the address that the browser asks (statement 7.13). */
function serveLogo(app: Hono): void {
  const logo = join(REPOSITORY, "web/public/icon.svg");
  app.get("/storage/v1/object/public/brand/logo.svg", async (context) => {
    const headers = { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" };
    return context.body(await readFile(logo, "utf8"), 200, headers);
  });
}

/** The whole HTTP server: `/auth/v1`, `/api`, `/healthz`, and the web app for everything else. */
export function createHttp(services: Services): Hono {
  const app = new Hono();
  app.use(observed(services));
  const built = builtPage();
  const scripts = scriptHashes(built ?? "");
  const nowhere = headers(services, scripts, FRAMING.nowhere);
  const within = headers(services, scripts, FRAMING.within);
  app.use((context, next) => (context.req.path.startsWith("/c/") ? within : nowhere)(context, next));
  app.use(async (context, next) =>
    METHODS.has(context.req.method) ? await next() : context.json({ code: "BAD_REQUEST" }, 405),
  );
  app.use(async (context, next) =>
    hasUnwanted(context.req.url) ? context.json({ code: "NOT_FOUND" }, 404) : await next(),
  );
  for (const path of ["/api/*", "/auth/*"]) {
    app.use(path, async (context, next) => {
      await next();
      if (!context.res.headers.has("cache-control")) context.res.headers.set("cache-control", "no-store");
    });
  }
  app.use("/auth/*", takeJson());
  app.use("/auth/*", inTurns(services.config.TRUSTED_PROXIES, requestTurns(AT_ONCE.signIn)));
  serveOperators(app, services);
  const { config, db, clock, publicUrl, log } = services;
  const singleSignOn = createSingleSignOn(config, db, clock, publicUrl, log);
  app.route("/auth/v1", createAuthHttp(services, singleSignOn));
  const ofNetwork = requestTurns(AT_ONCE.network);
  app.route("/api", createApi(services, built, ofNetwork));
  serveLogo(app);
  app.route("/", createInstallable(services));
  serveWeb(app, services, built, ofNetwork);
  app.onError((error, context) => refuse(services, error, context));
  return app;
}
