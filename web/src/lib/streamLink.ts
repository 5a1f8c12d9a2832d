import routes from "virtual:contract-routes";
import type { ClientLink } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";

type Headers = (input: unknown) => Promise<Record<string, string>>;

/** The library's own link, which speaks everything the contract can say: streams, nested queries, files. */
export function makeStreamLink(headers: Headers): ClientLink<Record<never, never>> {
  return new OpenAPILink(routes, {
    url: () => new URL("/api", location.origin).href,
    headers: (_options, _path, input) => headers(input),
  });
}
