import { CallError, type Refusal } from "./callError.ts";

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
 * The request for a call as the contract's server reads it: `:name` in the path, the rest as query (GET) or as
 * JSON. Null where the input is no plain data, such as a list in a query: the library writes those.
 *
 * @param call path, and the method where it is not GET: "/courses/:slug PUT"
 */
export function plainRequest(call: string, input: unknown): PlainRequest | null {
  if (input !== undefined && !isObject(input)) return null;
  const [template = "", method = "GET"] = call.split(" ");
  const rest: Record<string, unknown> = { ...input };
  let isPlain = true;
  const path = template.replace(/:(\w+)/g, (_place, name: string) => {
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

/** What the status says where something between us and the server answers. */
const CODES: Record<number, string> = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  413: "PAYLOAD_TOO_LARGE",
  500: "INTERNAL_SERVER_ERROR",
  502: "BAD_GATEWAY",
  503: "SERVICE_UNAVAILABLE",
  504: "GATEWAY_TIMEOUT",
};

const isRefusal = (body: unknown): body is Omit<Refusal, "status"> =>
  isObject(body) && typeof body.code === "string";

function errorOf(status: number, body: unknown): CallError {
  if (isRefusal(body)) return new CallError({ ...body, status });
  return new CallError({ code: CODES[status] ?? "UNREADABLE_ANSWER", status, data: { body } });
}

/** What a response says: its data, or the error of the contract, thrown. */
export async function readAnswer(response: Response): Promise<unknown> {
  const body = parseBody(await response.text());
  if (response.status >= 400) throw errorOf(response.status, body);
  return body;
}
