import { refusal } from "./errors.ts";
import { accessToken, sessionRefused } from "./session.ts";

interface FileCall {
  method?: "GET" | "POST" | "PUT";
  headers?: Record<string, string>;
  body?: Blob;
  signal?: AbortSignal;
}

/**
 * A call that carries a file, which the contract's calls do not, as the person who is signed in. Throws CodedError
 * with the server's code, or `otherwise` where it names none, and TypeError without a connection.
 */
export async function fileCall(path: string, otherwise: string, call: FileCall = {}): Promise<Response> {
  const token = await accessToken();
  const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(path, { ...call, headers: { ...call.headers, ...authorization } });
  if (answer.ok) return answer;
  if (answer.status === 401) void sessionRefused();
  throw refusal(await answer.json().catch(() => null), otherwise);
}
