import type { RunningServer } from "./server.ts";

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

/** Asks the server as the creator what is right. */
export async function solutionsOf(server: RunningServer, creator: Person, slug: string): Promise<Solutions> {
  const session = await read<{ access_token: string }>(
    await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(creator),
    }),
  );
  const headers = { authorization: `Bearer ${session.access_token}` };
  const get = async <T>(path: string) => await read<T>(await fetch(`${server.url}/api${path}`, { headers }));
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
