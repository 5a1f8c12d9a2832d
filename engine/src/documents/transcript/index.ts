import type { Draft, DraftBlock } from "../draft.ts";
import { cleanLine } from "../normalise.ts";
import type { Decoded } from "../text/encoding.ts";
import { encodingNotice } from "../text/encodingNotice.ts";
import { type Cue, cuesOf } from "./cues.ts";

/** Seconds of silence after which something new begins. */
const PAUSE = 3;
/** Characters after which a paragraph ends with its sentence, and after which it ends in any case. */
const PARAGRAPH = 600;
const LONGEST = 1_500;

const ENDS = /[.!?…]["»”’)]*$/;

/** Lines that scroll: each cue shows the last line of the one before it again. */
function withoutScrolling(cues: readonly Cue[]): Cue[] {
  const kept: Cue[] = [];
  let shown: string[] = [];
  for (const cue of cues) {
    const lines = cue.lines.filter((line) => !shown.includes(line));
    shown = cue.lines;
    if (lines.length > 0) kept.push({ ...cue, lines });
    else {
      const last = kept.at(-1);
      if (last !== undefined) last.end = cue.end;
    }
  }
  return kept;
}

function endsParagraph(text: string, cue: Cue, next: Cue): boolean {
  if (next.speaker !== cue.speaker && next.speaker !== null) return true;
  if (text.length >= LONGEST) return true;
  const whole = ENDS.test(text);
  return (
    (whole && text.length >= PARAGRAPH) ||
    (next.start - cue.end >= PAUSE && (whole || text.length >= PARAGRAPH))
  );
}

/** What is said as paragraphs: they end where somebody else speaks, after a pause, or with a sentence when long. */
function paragraphsOf(cues: readonly Cue[]): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  let text = "";
  let speaker: string | null = null;
  for (const [at, cue] of cues.entries()) {
    const said = cleanLine(cue.lines.join(" ")).trim();
    if (text === "" && cue.speaker !== null && cue.speaker !== speaker) text = `${cue.speaker}:`;
    if (cue.speaker !== null) speaker = cue.speaker;
    text = `${text} ${said}`.trim();
    const next = cues[at + 1];
    if (next !== undefined && !endsParagraph(text, cue, next)) continue;
    if (text !== "") blocks.push({ kind: "paragraph", level: 0, text: text.normalize("NFC"), page: null });
    text = "";
  }
  return blocks;
}

/** Reads a transcript with times, SubRip or WebVTT: what is said, as paragraphs. */
export function readTranscript(decoded: Decoded): Draft {
  const { text, guessed } = decoded;
  const cues = withoutScrolling(cuesOf(text));
  return {
    format: /^WEBVTT/.test(text) ? "vtt" : "srt",
    title: null,
    pages: null,
    blocks: paragraphsOf(cues),
    notices: guessed ? [encodingNotice(decoded)] : [],
  };
}
