import calls from "virtual:contract-calls";
import type { contract } from "@lehrpfad/contract";
import { ENROLMENT_HEADER } from "@lehrpfad/contract";
import { type ClientLink, type ClientOptions, createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { answerAskedAhead } from "./askedAhead.ts";
import { enrolmentToken } from "./enrolmentToken.ts";
import { errorCode } from "./errors.ts";
import { plainRequest, readAnswer } from "./plainCall.ts";
import { accessToken, sessionRefused } from "./session.ts";

type Options = ClientOptions<Record<never, never>>;

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
    return await streamLink.call(path, input, options);
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
const link: ClientLink<Record<never, never>> = {
  async call(path, input, options) {
    try {
      return await send(path, input, options);
    } catch (error) {
      if (errorCode(error) === "UNAUTHORIZED") sessionRefused();
      throw error;
    }
  },
};

/** Every call of the contract: `await api.courses.get({ slug })`. Throws ORPCError; see errors.ts. */
export const api: ContractRouterClient<typeof contract> = createORPCClient(link);

/** The same calls for TanStack Query: `useQuery(orpc.courses.get.queryOptions({ input: { slug } }))`. */
export const orpc = createTanstackQueryUtils(api);
