import { COMMON_ORPC_ERROR_DEFS, createORPCErrorFromJson, isORPCErrorJson, ORPCError } from "@orpc/client";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

export interface PlainRequest {
  path: string;
  method: string;
  body?: string;
}

/**
 * The request for a call as the contract's server reads it: `{name}` in the path, the rest as query (GET) or as
 * JSON. Null where the input is no plain data, such as a list in a query: the library writes those.
 *
 * @param call method and path, "GET /courses/{slug}"
 */
export function plainRequest(call: string, input: unknown): PlainRequest | null {
  if (input !== undefined && !isObject(input)) return null;
  const [method = "", template = ""] = call.split(" ");
  const rest: Record<string, unknown> = { ...input };
  let isPlain = true;
  const path = template.replace(/\{\+?(\w+)\}/g, (_place, name: string) => {
    const value = rest[name];
    isPlain &&= isScalar(value);
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (!isPlain) return null;
  if (method !== "GET") {
    return Object.keys(rest).length === 0 ? { path, method } : { path, method, body: JSON.stringify(rest) };
  }
  const given = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return { path, method };
  const query = given.flatMap(([name, value]) => (isScalar(value) ? [[name, String(value)]] : []));
  return query.length < given.length ? null : { path: `${path}?${new URLSearchParams(query)}`, method };
}

function parseBody(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy between answers in HTML: the status then says what is known.
    return text;
  }
}

function errorOf(status: number, body: unknown): Error {
  const json = isObject(body) ? { status, ...body } : body;
  if (isORPCErrorJson(json)) return createORPCErrorFromJson(json);
  const known = Object.entries(COMMON_ORPC_ERROR_DEFS).find(([, common]) => common.status === status);
  return new ORPCError(known?.[0] ?? "MALFORMED_ORPC_ERROR_RESPONSE", { status, data: { body } });
}

/** What a response says: its data, or the error of the contract, thrown. */
export async function readAnswer(response: Response): Promise<unknown> {
  const body = parseBody(await response.text());
  if (response.status >= 400) throw errorOf(response.status, body);
  return body;
}
