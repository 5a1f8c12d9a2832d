import { detectLanguage } from "../text/detection.ts";
import { countWords } from "../text/words.ts";
import type { Language } from "../types/index.ts";
import type { DraftBlock } from "./draft.ts";

const SAMPLE = 600;
const SAMPLES = 120;

/** The language of most words in samples spread evenly through the prose of a document. */
export function documentLanguage(blocks: readonly DraftBlock[]): Language | "other" {
  const prose = blocks.filter((block) => block.kind !== "code" && block.kind !== "table");
  const chunks: string[] = [];
  let chunk = "";
  for (const block of prose.length > 0 ? prose : blocks) {
    for (let at = 0; at < block.text.length; at += SAMPLE) {
      chunk += `${block.text.slice(at, at + SAMPLE)}\n`;
      if (chunk.length >= SAMPLE) {
        chunks.push(chunk);
        chunk = "";
      }
    }
  }
  if (chunk.trim() !== "" && (chunks.length === 0 || chunk.length > 200)) chunks.push(chunk);
  const every = Math.max(1, Math.ceil(chunks.length / SAMPLES));
  const votes = new Map<Language | "other", number>();
  for (let index = 0; index < chunks.length; index += every) {
    const text = chunks[index] ?? "";
    const words = countWords(text);
    const language = detectLanguage(text) ?? "other";
    votes.set(language, (votes.get(language) ?? 0) + words);
  }
  const ranked = [...votes].sort((a, b) => b[1] - a[1]);
  const [first] = ranked;
  return first === undefined || first[1] === 0 ? "other" : first[0];
}
