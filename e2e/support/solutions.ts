import type { RunningServer } from "./server.ts";
import { SINGLE } from "./wholeCourse.ts";

interface Person {
  email: string;
  password: string;
}

/** The question of a step as its creator sees it. */
export type Asked = { text: string } & (
  | { kind: "choice"; options: { text: string; correct: boolean }[] }
  | { kind: "typed"; accepted: string[] }
  | { kind: "match"; pairs: { text: string; match: string }[] }
  | { kind: "order"; items: { text: string }[] }
  | { kind: "numeric"; value: number }
  | { kind: "self" }
);

/** What answers each step of a course rightly, by its position: known to the course's creator alone. */
export type Solutions = Map<number, Asked>;

async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

const JSON_BODY = { "content-type": "application/json" };

/** Calls of a course's creator, who is signed in for them. */
async function callsOf(server: RunningServer, creator: Person) {
  const session = await read<{ access_token: string }>(
    await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: JSON_BODY,
      body: JSON.stringify(creator),
    }),
  );
  const headers = { authorization: `Bearer ${session.access_token}` };
  const get = async <T>(path: string) => await read<T>(await fetch(`${server.url}/api${path}`, { headers }));
  const send = async (method: string, path: string, body: unknown) => {
    const sent = { method, headers: { ...headers, ...JSON_BODY }, body: JSON.stringify(body) };
    await read(await fetch(`${server.url}/api${path}`, sent));
  };
  return { get, send };
}

/** Has every step of a course ask something: the first of its drafts, which its creator accepts, else an own question. */
export async function askEverywhere(server: RunningServer, creator: Person, slug: string): Promise<void> {
  const { get, send } = await callsOf(server, creator);
  const outline = `/courses/${slug}/outline`;
  const { steps } = await get<{ steps: { id: string }[] }>(outline);
  for (const { id } of steps) {
    const { drafts } = await get<{ drafts: { id: string }[] }>(`${outline}/${id}`);
    const [draft] = drafts;
    if (draft) await send("POST", `${outline}/${id}/drafts/${draft.id}/acceptance`, {});
    else await send("PUT", `${outline}/${id}/question`, { version: null, question: SINGLE });
  }
}

/** Asks the server as the creator what is right. */
export async function solutionsOf(server: RunningServer, creator: Person, slug: string): Promise<Solutions> {
  const { get } = await callsOf(server, creator);
  const { steps } = await get<{ steps: { id: string; position: number }[] }>(`/courses/${slug}/generation`);
  const solutions: Solutions = new Map();
  for (const { id, position } of steps) {
    const { question } = await get<{ question: Asked | null }>(`/courses/${slug}/steps/${id}`);
    if (question) solutions.set(position, question);
  }
  return solutions;
}

/** The right options of a step's question. */
export function rightOptions(solutions: Solutions, position: number): string[] {
  const asked = solutions.get(position);
  if (asked?.kind !== "choice") throw new Error(`Step ${position} has no question with options`);
  return asked.options.filter(({ correct }) => correct).map(({ text }) => text);
}
