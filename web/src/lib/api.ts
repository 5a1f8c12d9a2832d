import calls from "virtual:contract-calls";
import type { contract } from "@lehrpfad/contract";
import { ENROLMENT_HEADER } from "@lehrpfad/contract";
import type { ClientLink } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { RouterUtils } from "@orpc/tanstack-query";
import { answerAskedAhead } from "./askedAhead.ts";
import { enrolmentToken } from "./enrolmentToken.ts";
import { errorCode } from "./errors.ts";
import { needErrorTexts } from "./language.ts";
import { plainRequest, readAnswer } from "./plainCall.ts";
import { accessToken, sessionRefused } from "./session.ts";

interface Options {
  signal?: AbortSignal;
}

function slugOf(input: unknown): string | null {
  if (typeof input !== "object" || input === null || !("slug" in input)) return null;
  return typeof input.slug === "string" ? input.slug : null;
}

async function headers(input: unknown): Promise<Record<string, string>> {
  const sent: Record<string, string> = {};
  const token = await accessToken();
  if (token !== null) sent.authorization = `Bearer ${token}`;
  const slug = slugOf(input);
  const enrolment = slug === null ? null : enrolmentToken.get(slug);
  if (enrolment !== null) sent[ENROLMENT_HEADER] = enrolment;
  return sent;
}

let streamLink: ClientLink<Record<never, never>> | undefined;

async function send(path: readonly string[], input: unknown, options: Options): Promise<unknown> {
  const [feature = "", name = ""] = path;
  const call = calls[feature]?.[name];
  const request = call === undefined ? null : plainRequest(call, input);
  if (request === null) {
    const { makeStreamLink } = await import("./streamLink.ts");
    streamLink ??= makeStreamLink(headers);
    return await streamLink.call(path, input, { ...options, context: {} });
  }
  const early = request.method === "GET" ? await answerAskedAhead(request.path) : null;
  if (early !== null) return await readAnswer(early);
  const sent = await headers(input);
  if (request.body !== undefined) sent["content-type"] = "application/json";
  const { signal = null } = options;
  const { method, body = null } = request;
  return await readAnswer(await fetch(`/api${request.path}`, { method, body, headers: sent, signal }));
}

/** Plain calls by the browser's own means; the library's link is fetched when a stream is first asked for. */
async function call(path: readonly string[], input: unknown, options: Options = {}): Promise<unknown> {
  try {
    return await send(path, input, options);
  } catch (error) {
    await needErrorTexts();
    if (errorCode(error) === "UNAUTHORIZED") void sessionRefused();
    throw error;
  }
}

type Called = (...given: [input?: unknown, options?: Options]) => Promise<unknown>;

/** What answers to every name below a path with `made`, the same each time it is asked. */
function below(path: readonly string[], made: (path: readonly string[]) => object): object {
  const known = new Map<string, object>();
  return new Proxy(made(path), {
    get: (own, name) => {
      // Nobody waits for a name: a promise asks everything whether it has a `then`.
      if (typeof name !== "string" || name === "then" || Object.hasOwn(own, name))
        return Reflect.get(own, name);
      const found = known.get(name) ?? below([...path, name], made);
      known.set(name, found);
      return found;
    },
  });
}

const callers = below([], (path) => {
  const caller: Called = (input, options) => call(path, input, options);
  return caller;
});

interface Asking {
  input?: unknown;
  queryKey?: readonly unknown[];
}

/** What TanStack Query takes for the call at a path; keys are as the library that the types are from writes them. */
const queries = below([], (path) => {
  const keyOf = (type: "query" | "mutation" | undefined, input: unknown) => [
    path,
    { ...(input === undefined ? {} : { input }), ...(type === undefined ? {} : { type }) },
  ];
  const queryKey = ({ input, queryKey: own }: Asking = {}) => own ?? keyOf("query", input);
  return {
    key: ({ input, type }: { input?: unknown; type?: "query" | "mutation" } = {}) => keyOf(type, input),
    queryKey,
    queryOptions: (asking: Asking = {}) => ({
      queryFn: ({ signal }: { signal: AbortSignal }) => call(path, asking.input, { signal }),
      ...asking,
      queryKey: queryKey(asking),
    }),
    mutationOptions: (asking: object = {}) => ({
      mutationFn: (input: unknown) => call(path, input),
      mutationKey: keyOf("mutation", undefined),
      ...asking,
    }),
  };
});

/** Every call of the contract: `await api.courses.get({ slug })`. Throws CallError; see errors.ts. */
export const api = callers as ContractRouterClient<typeof contract>;

/** The same calls for TanStack Query: `useQuery(orpc.courses.get.queryOptions({ input: { slug } }))`. */
export const orpc = queries as RouterUtils<typeof api>;
