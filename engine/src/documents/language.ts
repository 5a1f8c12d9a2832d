import { detectLanguage } from "../text/detection.ts";
import { countWords } from "../text/words.ts";
import type { Language } from "../types/index.ts";
import type { DraftBlock } from "./draft.ts";

/** The language that most of a document is written in, and the share (0 to 1) of words in other ones. */
export interface DocumentLanguage {
  language: Language | "other";
  otherShare: number;
}

const SAMPLE = 600;
const SAMPLES = 120;

/** Decides by majority of words over samples spread evenly through the prose of a document. */
export function documentLanguage(blocks: readonly DraftBlock[]): DocumentLanguage {
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
  let all = 0;
  for (let index = 0; index < chunks.length; index += every) {
    const text = chunks[index] ?? "";
    const words = countWords(text);
    const language = detectLanguage(text) ?? "other";
    votes.set(language, (votes.get(language) ?? 0) + words);
    all += words;
  }
  const ranked = [...votes].sort((a, b) => b[1] - a[1]);
  const first = ranked[0];
  if (first === undefined || all === 0) return { language: "other", otherShare: 0 };
  return { language: first[0], otherShare: 1 - first[1] / all };
}
