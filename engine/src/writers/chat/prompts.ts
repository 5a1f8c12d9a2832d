import { readFileSync } from "node:fs";
import { fill } from "@lehrpfad/i18n/fill";
import type { Language } from "../../types/index.ts";

/** The tasks that a chat gets, each a Markdown file in every language of courses. */
export type Task =
  | ("questions" | "secondAnswer" | "repair" | "rest")
  | ("plan" | "texts" | "textsOfMaterial" | "mend");

const read = new Map<string, string>();

/** What a chat is asked, with the places of the prompt filled in. */
export function writePrompt(task: Task, language: Language, values: Record<string, string | number>): string {
  const name = `${task}.${language}.md`;
  const text = read.get(name) ?? readFileSync(new URL(`./prompts/${name}`, import.meta.url), "utf8");
  read.set(name, text);
  return fill(text, values).trim();
}
