import routes from "virtual:contract-routes";
import type { contract } from "@lehrpfad/contract";
import { ENROLMENT_HEADER } from "@lehrpfad/contract";
import { createORPCClient, onError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { enrolmentToken } from "./enrolmentToken.ts";
import { errorCode } from "./errors.ts";
import { accessToken, sessionRefused } from "./session.ts";

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

const link = new OpenAPILink(routes, {
  url: () => new URL("/api", location.origin).href,
  headers: (_options, _path, input) => headers(input),
  interceptors: [
    onError((error) => {
      if (errorCode(error) === "UNAUTHORIZED") sessionRefused();
    }),
  ],
});

/** Every call of the contract: `await api.courses.get({ slug })`. Throws ORPCError; see errors.ts. */
export const api: ContractRouterClient<typeof contract> = createORPCClient(link);

/** The same calls for TanStack Query: `useQuery(orpc.courses.get.queryOptions({ input: { slug } }))`. */
export const orpc = createTanstackQueryUtils(api);
