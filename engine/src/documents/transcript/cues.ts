/** Something that is said, with its times in seconds. */
export interface Cue {
  start: number;
  end: number;
  /** Who says it; null where that is not told. */
  speaker: string | null;
  lines: string[];
}

const TIME = /(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})/;
const TIMES = new RegExp(`^\\s*${TIME.source}\\s*-->\\s*${TIME.source}`);

const HEAD = 4_000;

/** Whether a text is a transcript: WebVTT says so, SubRip begins with a number and two times. */
export function isTranscript(text: string): boolean {
  const head = text.slice(0, HEAD).replace(/^\uFEFF/, "");
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(head)) return head.includes("-->");
  const lines = head.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  return /^\s*\d+\s*$/.test(lines[0] ?? "") && TIMES.test(lines[1] ?? "");
}

function seconds(hours: string | undefined, minutes = "0", rest = "0", fraction = "0"): number {
  return Number(hours ?? 0) * 3_600 + Number(minutes) * 60 + Number(rest) + Number(`0.${fraction}`);
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  nbsp: " ",
  lrm: "",
  rlm: "",
  quot: '"',
};

/** A line without marks for looks: `<i>`, `<c.yellow>`, `{\an8}`, times of single words. */
function plain(line: string): string {
  return line
    .replace(/<\/?[a-z][^>]{0,200}>|<[\d:.]{5,20}>/gi, "")
    .replace(/\{\\[^}]{0,60}\}/g, "")
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm|quot);/g, (_, name: string) => ENTITIES[name] ?? "")
    .trim();
}

const VOICE = /^<v(?:\.[\w.-]{0,60})?\s+([^>]{1,80})>/i;
/** "[Music]", "(applause)", "♪ …": what is heard, not said. */
const SOUND = /^[-–\s]*(?:\[[^\]]{0,80}\]|\((?:[^\s)]+\s?){1,3}\)|[♪♫].*)\s*$/u;

/** The cues of a transcript in its order, without notes, styles and sounds. */
export function cuesOf(text: string): Cue[] {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
  const cues: Cue[] = [];
  let cue: Cue | null = null;
  for (const line of lines) {
    const times = TIMES.exec(line);
    if (times !== null) {
      const [, h, m, s, f, toH, toM, toS, toF] = times;
      cue = { start: seconds(h, m, s, f), end: seconds(toH, toM, toS, toF), speaker: null, lines: [] };
      cues.push(cue);
    } else if (line.trim() === "") cue = null;
    else if (cue !== null) {
      const voice = VOICE.exec(line.trim())?.[1];
      if (voice !== undefined) cue.speaker = plain(voice);
      const said = plain(line);
      if (said !== "" && !SOUND.test(said)) cue.lines.push(said);
    }
  }
  return cues.filter((one) => one.lines.length > 0);
}
