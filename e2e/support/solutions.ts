import type { RunningServer } from "./server.ts";

interface Person {
  email: string;
  password: string;
}

/** Right options of each step of a course, by its position: known to the course's creator alone. */
export type Solutions = Map<number, string[]>;

async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Asks the server as the creator which options are right. */
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
    const { question } = await get<{ question: { options: { text: string; correct: boolean }[] } | null }>(
      `/courses/${slug}/steps/${id}`,
    );
    solutions.set(position, question?.options.filter(({ correct }) => correct).map(({ text }) => text) ?? []);
  }
  return solutions;
}
