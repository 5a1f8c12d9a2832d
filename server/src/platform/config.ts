import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { emailSchema } from "@lehrpfad/contract";
import { MODEL_PROVIDERS, type ModelSettings, type Prices, type Recordings } from "@lehrpfad/engine";
import { z } from "zod";
import { OperatorError } from "../db/errors.ts";
import { proxiesSchema } from "./http/caller.ts";
import { storageAddressFault } from "./objectFiles.ts";

/** A limit on use; 0 stands for none. */
const limit = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

const seconds = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** Whether a setting names a page of the web, not a file. */
export const isAddress = (given: string): boolean => /^https?:\/\/\S+$/i.test(given);

/** A page that the operator answers for: an address, or a Markdown file that is there. */
const legalSchema = z
  .string()
  .refine((given) => isAddress(given) || (given.endsWith(".md") && existsSync(given)), {
    message: "is neither the address of a page (https://…) nor the path of a Markdown file (….md)",
  })
  .optional();

const settings = z.object({
  /** Where the server listens. */
  HOST: z.string().default("127.0.0.1"),
  /** Port on which it listens; 0 takes a free one. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(4780),
  /** Address under which people reach the installation; links in mails begin with it. */
  PUBLIC_URL: z.url().optional(),
  /** Folder of the embedded database, uploads and mails that were not sent. */
  DATA_DIR: z.string().default("./data"),
  /** A Postgres server; without it the embedded database in DATA_DIR is used. */
  DATABASE_URL: z.url().optional(),
  /** An S3-compatible storage, https://KEY:SECRET@host/bucket?region=…; without it uploads lie in DATA_DIR/files. */
  STORAGE_URL: z
    .url()
    .superRefine((address, context) => {
      const wrong = storageAddressFault(address);
      if (wrong !== null) context.addIssue({ code: "custom", message: wrong });
    })
    .optional(),
  /** Free megabytes on the disk of DATA_DIR below which the server is not ready, makes no new database, and takes no uploads, images, copies or runs. */
  DISK_FLOOR_MEGABYTES: z.coerce.number().int().min(0).default(50),
  /** Name of the product as people read it. */
  BRAND_NAME: z.string().min(1).max(60).default("Lehrpfad"),
  /** What this process does: answer requests, work on jobs, or both. */
  PROCESS_MODE: z.enum(["all", "web", "worker"]).default("all"),
  /** Mail server (smtp:// or smtps://); without it mails are written into DATA_DIR/mail, as .eml and .txt files. */
  SMTP_URL: z.url().optional(),
  /** Address that mails come from. */
  MAIL_FROM: z.string().default("no-reply@localhost"),
  /** Megabytes that the documents of one course may have together. */
  MATERIAL_MEGABYTES: z.coerce.number().int().min(1).max(500).default(50),
  /** Megabytes of the document that one step is made of later. */
  STEP_MATERIAL_MEGABYTES: z.coerce.number().int().min(1).max(500).default(20),
  /** Megabytes that one audio or video file of a step may have. */
  MEDIA_MEGABYTES: z.coerce.number().int().min(1).max(2_000).default(50),
  /** How long reading one document may take; one above this or the following limits is refused with a sentence. */
  READ_SECONDS: seconds(120),
  /** Memory that reading one document may take. */
  READ_MEMORY_MEGABYTES: z.coerce.number().int().min(200).default(1_000),
  /** Memory that exports, imports and other heavy work of one process of the server may take together (0 = half of the machine's). */
  WORK_MEGABYTES: limit(0),
  /** Pages that a document may have. */
  READ_PAGES: z.coerce.number().int().min(1).default(5_000),
  /** What a document may unpack to. */
  READ_UNPACKED_MEGABYTES: z.coerce.number().int().min(1).default(150),
  /** Words below which a document is refused as too short. */
  READ_MINIMUM_WORDS: z.coerce.number().int().min(1).default(30),
  /** Words that the documents of a course need together. */
  COURSE_MINIMUM_WORDS: z.coerce.number().int().min(1).default(300),
  /** Scanned pages of one document whose text is recognised (0 = none). */
  SCANNED_PAGES: z.coerce.number().int().min(0).default(100),
  /** How long recognising the text of scanned pages may take. */
  SCAN_SECONDS: seconds(600),
  /** Figures kept of one document (0 = none). */
  FIGURES: z.coerce.number().int().min(0).default(60),
  /** Days after which an upload that no course took is removed. */
  UNUSED_UPLOAD_DAYS: z.coerce.number().int().min(1).default(7),
  /** How long a body may take that is no upload. */
  REQUEST_SECONDS: seconds(300),
  /** Connections that one network may have open at a time, trusted proxies aside (0 = no limit). */
  CONNECTIONS_PER_NETWORK: z.coerce.number().int().min(0).default(500),
  /** How long an upload may stand still before its request ends; what arrived is kept. */
  UPLOAD_IDLE_SECONDS: seconds(60),
  /** How long one request of an upload may take, however slowly its bytes arrive. */
  UPLOAD_SECONDS: seconds(6 * 3600),
  /** Hours after its last byte when an unfinished upload is thrown away. */
  UNFINISHED_UPLOAD_HOURS: z.coerce.number().int().min(1).default(24),
  /** Megabytes of documents that one creator may keep; like all limits that follow 0 for none. */
  QUOTA_MEGABYTES: limit(2_048),
  /** Documents that one creator may keep. */
  QUOTA_DOCUMENTS: limit(500),
  /** Minutes that reading the documents of one creator may take on one day (UTC), whatever comes of it. */
  QUOTA_READING_MINUTES_PER_DAY: limit(60),
  /** Courses that one creator may have. */
  QUOTA_COURSES: limit(200),
  /** Courses that one creator may have written on one day (UTC); a new version of a part counts a tenth. */
  QUOTA_RUNS_PER_DAY: limit(50),
  /** Tokens of the language model that one creator may use in one month (UTC). */
  QUOTA_TOKENS_PER_MONTH: limit(20_000_000),
  /** The same while the address is not confirmed. */
  UNCONFIRMED_MEGABYTES: limit(100),
  /** The same while the address is not confirmed. */
  UNCONFIRMED_DOCUMENTS: limit(20),
  /** The same while the address is not confirmed. */
  UNCONFIRMED_READING_MINUTES_PER_DAY: limit(10),
  /** The same while the address is not confirmed. */
  UNCONFIRMED_COURSES: limit(5),
  /** The same while the address is not confirmed. */
  UNCONFIRMED_RUNS_PER_DAY: limit(10),
  /** The same while the address is not confirmed. */
  UNCONFIRMED_TOKENS_PER_MONTH: limit(1_000_000),
  /** Megabytes of documents of all creators together. */
  INSTALLATION_MEGABYTES: limit(0),
  /** Documents of all creators together. */
  INSTALLATION_DOCUMENTS: limit(0),
  /** Minutes that reading the documents of all creators together may take on one day. */
  INSTALLATION_READING_MINUTES_PER_DAY: limit(0),
  /** Courses of all creators together. */
  INSTALLATION_COURSES: limit(0),
  /** Courses written for all creators together on one day. */
  INSTALLATION_RUNS_PER_DAY: limit(0),
  /** Tokens used for all creators together in one month. */
  INSTALLATION_TOKENS_PER_MONTH: limit(100_000_000),
  /** Megabytes that all anonymous sittings together may store on one day (UTC): answers, highlights, notes. */
  INSTALLATION_ANONYMOUS_MEGABYTES_PER_DAY: limit(200),
  /** Language model that writes the courses; without it the built-in writer does. */
  MODEL_PROVIDER: z.enum(MODEL_PROVIDERS).optional(),
  /** Name of the model, as the provider writes it. */
  MODEL_NAME: z.string().optional(),
  /** Address of a server with OpenAI's protocol ("compatible"), or of a proxy of a provider. */
  MODEL_BASE_URL: z.url().optional(),
  /** Key of the provider; never logged, stored or sent to a browser. */
  MODEL_KEY: z.string().optional(),
  /** Steps that a model writes at the same time, for each course; checks of their questions may run beside. */
  MODEL_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(6),
  /** How long one request to the model may take. */
  MODEL_SECONDS: seconds(180),
  /** Words of the documents that one request may hold; longer passages are condensed part by part first. */
  MODEL_INPUT_WORDS: z.coerce.number().int().min(500).default(6_000),
  /** How long an answer of the model may stand still once it has begun. */
  MODEL_IDLE_SECONDS: seconds(60),
  /** Whether the model answers what participants ask a course; the tokens count as those of its creator. */
  MODEL_ANSWERS: z.stringbool().default(true),
  /** Tokens of the model that writing one course may use, then the built-in writer goes on; 0 for no limit. */
  MODEL_TOKENS_PER_COURSE: limit(0),
  /** Money for a million tokens sent to the model; with MODEL_PRICE_OUTPUT, costs are shown in money too. */
  MODEL_PRICE_INPUT: z.coerce.number().min(0).optional(),
  /** Money for a million tokens that the model answers. */
  MODEL_PRICE_OUTPUT: z.coerce.number().min(0).optional(),
  /** Currency of the two prices, as in ISO 4217. */
  MODEL_PRICE_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, "is three capital letters, such as EUR")
    .default("EUR"),
  /** Tokens one answer of the model may have. */
  MODEL_OUTPUT_TOKENS: z.coerce.number().int().min(500).default(8_000),
  /** Courses written at the same time in the whole installation; others wait in line. */
  GENERATIONS: z.coerce.number().int().min(1).max(100).default(4),
  /** Courses of one creator that are written at the same time. */
  GENERATIONS_PER_CREATOR: z.coerce.number().int().min(1).max(100).default(1),
  /** How often a course waits for a model that cannot be reached or asks for patience, before it goes on without. */
  MODEL_PAUSES: z.coerce.number().int().min(0).max(100).default(3),
  /** How long such a wait is at least. */
  MODEL_PAUSE_SECONDS: seconds(60),
  /** Live pages of one person that a web process serves at a time; others ask now and then (0 = no limit). */
  STREAMS_PER_PERSON: z.coerce.number().int().min(0).default(20),
  /** Live pages of all people that a web process serves at a time (0 = no limit). */
  STREAMS: z.coerce.number().int().min(0).default(1_000),
  /** How long an access token is good for; sessions renew themselves. */
  ACCESS_TOKEN_SECONDS: seconds(3600),
  /** Days after which a session that nobody used has ended. */
  SESSION_DAYS: z.coerce.number().int().min(1).default(90),
  /** Days after which a session has ended however much it is used: the person signs in again. */
  SESSION_MAX_DAYS: z.coerce.number().int().min(1).default(365),
  /** How long a sitting lasts after the last activity: anonymous runs end with it. */
  SITTING_SECONDS: seconds(2 * 3600),
  /** Days after its last activity when an anonymous sitting is removed with all that was stored for it; sooner where the course says so. */
  ANONYMOUS_DAYS: z.coerce.number().int().min(1).default(30),
  /** How long a worker may be silent before another one takes over its generation. */
  LEASE_SECONDS: seconds(30),
  /** Sign-in attempts for one address within 15 minutes; registrations count as well. */
  SIGN_IN_ATTEMPTS: z.coerce.number().int().min(1).default(30),
  /** Who becomes super_admin on confirming this address, while there is none. */
  SUPER_ADMIN_EMAIL: emailSchema.optional(),
  /** Proxies whose X-Forwarded-For is believed: addresses or networks (10.0.0.0/8), separated by commas. */
  TRUSTED_PROXIES: proxiesSchema.default([]),
  /** Sign-in through an OpenID provider, under this name; needs the three settings that follow. */
  OIDC_NAME: z.string().min(1).max(60).optional(),
  /** Address of the OpenID provider. */
  OIDC_ISSUER: z.url().optional(),
  /** What the provider knows this installation by. */
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  /** The secret that goes with it; never logged or sent to a browser. */
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** Import the example courses of the homepage at the first start. */
  EXAMPLE_COURSE: z.stringbool().default(true),
  /** The imprint: address of a page, or path of a Markdown file (in another language: `name.fr.md` beside `name.md`). */
  IMPRINT: legalSchema,
  /** How personal data is handled: address or Markdown file, as above. */
  PRIVACY_NOTICE: legalSchema,
  /** The terms of use: address or Markdown file, as above. */
  TERMS_OF_USE: legalSchema,
  /** Chosen beforehand for new courses: participants may come as soon as one is written, without a review. */
  OPEN_NEW_COURSES: z.stringbool().default(false),
  /** Opens /metrics (Prometheus) to who sends it as bearer token; without it there is no such page. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Lines of the log that are written, and all that weigh more. */
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

const OIDC = ["OIDC_NAME", "OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

function checkSingleSignOn(given: z.infer<typeof settings>, context: z.RefinementCtx): void {
  const missing = OIDC.filter((name) => given[name] === undefined);
  if (missing.length === 0 || missing.length === OIDC.length) return;
  for (const name of missing) {
    context.addIssue({ code: "custom", path: [name], message: "is needed for single sign-on" });
  }
}

/** What the settings of the model need of each other. */
const schema = settings.superRefine(checkSingleSignOn).superRefine((given, context) => {
  const { MODEL_PRICE_INPUT: input, MODEL_PRICE_OUTPUT: output } = given;
  if ((input === undefined) !== (output === undefined)) {
    const path = [input === undefined ? "MODEL_PRICE_INPUT" : "MODEL_PRICE_OUTPUT"];
    context.addIssue({ code: "custom", path, message: "is needed beside the other price" });
  }
  const { MODEL_PROVIDER: provider } = given;
  if (provider === undefined) return;
  const need = (name: "MODEL_NAME" | "MODEL_BASE_URL" | "MODEL_KEY", message: string) => {
    if (given[name] === undefined) context.addIssue({ code: "custom", path: [name], message });
  };
  need("MODEL_NAME", "is needed with MODEL_PROVIDER: the name of the model");
  if (provider === "compatible") need("MODEL_BASE_URL", "is needed for a compatible server: its address");
  else need("MODEL_KEY", `is needed for ${provider}: your key`);
});

/** All settings of the server, checked at start. Durations are in seconds. */
export type Config = Readonly<z.infer<typeof schema>>;

/**
 * Reads the settings from environment variables; empty values count as not set.
 * Throws an OperatorError whose message names each wrong setting.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new OperatorError(`These settings are not valid:\n${lines.join("\n")}`);
}

/** Folder of the repository, for the files that ship with it (migrations, web app, samples). */
export const REPOSITORY = fileURLToPath(new URL("../../../", import.meta.url));

/** The model that writes courses; null where the built-in writer does. */
export function modelOf(config: Config): ModelSettings | null {
  const { MODEL_PROVIDER: provider, MODEL_NAME: model } = config;
  if (provider === undefined || model === undefined) return null;
  return {
    provider,
    model,
    baseUrl: config.MODEL_BASE_URL ?? null,
    key: config.MODEL_KEY ?? null,
    concurrency: config.MODEL_CONCURRENCY,
    seconds: config.MODEL_SECONDS,
    inputWords: config.MODEL_INPUT_WORDS,
    idleSeconds: config.MODEL_IDLE_SECONDS,
    outputTokens: config.MODEL_OUTPUT_TOKENS,
  };
}

/** What stands for the model that is not asked: the settings of one that needs neither address nor key. */
const REPLAYED = { MODEL_PROVIDER: "compatible", MODEL_BASE_URL: "http://replay.invalid", MODEL_KEY: "" };

/** The model that writes a whole course, of whose tokens some are used already; null where the built-in writer does. */
export function courseModelOf(config: Config, tokensUsed: number): ModelSettings | null {
  const model = modelOf(config);
  const { MODEL_TOKENS_PER_COURSE: most } = config;
  return model === null || most === 0 ? model : { ...model, tokensLeft: Math.max(0, most - tokensUsed) };
}

/** What the model's tokens cost; null where no prices are set. */
export function pricesOf(config: Config): Prices | null {
  const { MODEL_PRICE_INPUT: input, MODEL_PRICE_OUTPUT: output, MODEL_PRICE_CURRENCY: currency } = config;
  return input === undefined || output === undefined ? null : { input, output, currency };
}

/** Who writes a course on a command line, and what that costs. */
interface CommandLineModel {
  model: ModelSettings | null;
  prices: Prices | null;
}

/**
 * The model that writes on a command line, with what is to be recorded or replayed. A replay needs no address and no
 * key. Throws an OperatorError where a setting is wrong, or there is no model to record.
 */
export function modelFor(
  environment: Record<string, string | undefined>,
  recordings: Recordings | null,
): CommandLineModel {
  const replayed = { ...environment, ...REPLAYED, MODEL_NAME: environment.MODEL_NAME || "recorded" };
  const config = readConfig(recordings?.mode === "replay" ? replayed : environment);
  const [model, prices] = [courseModelOf(config, 0), pricesOf(config)];
  if (recordings === null) return { model, prices };
  if (model === null) throw new OperatorError("There is no model to record: set MODEL_PROVIDER.");
  return { model: { ...model, recordings }, prices };
}
