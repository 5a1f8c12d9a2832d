import { createHash, randomUUID } from "node:crypto";
import type { CourseLanguage } from "@lehrpfad/contract";
import { courseRequest } from "./courses.ts";
import { clientOf } from "./remote.ts";
import { eventually } from "./testServer.ts";

/** Moments spread over a run in an order that looks random and is the same in every test run. */
export function moment(attempt: number, milliseconds: number): number {
  const digest = createHash("sha256").update(`crash ${attempt}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * milliseconds;
}

interface Order {
  text: string;
  steps: number;
  language?: CourseLanguage;
}

/** Uploads a text and orders a course of it; answers its slug. */
export async function startCourse(url: string, token: string, order: Order): Promise<string> {
  const { text, steps, language = "de" } = order;
  const response = await fetch(`${url}/api/documents?name=text.txt`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: text,
  });
  const { id } = (await response.json()) as { id: string };
  const client = clientOf(url, token);
  await eventually(async () => ((await client.documents.get({ id })).state === "ready" ? true : null));
  const request = courseRequest([id], { steps, language, requestId: randomUUID() });
  return (await client.courses.create(request)).slug;
}

/** The steps that are stored, and whether the generation has ended. */
export async function stepsNow(url: string, token: string, slug: string) {
  const { steps, finishedAt } = await clientOf(url, token).generation.get({ slug });
  return { steps, finished: finishedAt !== null };
}
