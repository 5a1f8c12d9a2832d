const SRT_TIME = /^(\d{1,2}:\d{2}:\d{2}),(\d{3})[ \t]*-->[ \t]*(\d{1,2}:\d{2}:\d{2}),(\d{3})/gm;
const TIME = /^(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}[ \t]+-->/m;

const hours = (time: string) => time.padStart(8, "0");

/** Captions of a file as WebVTT; those of SRT differ in their times alone. Null for what is neither. */
export function readCaptions(file: string): string | null {
  const text = file
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .trim();
  if (/^WEBVTT(?:[ \t\n]|$)/.test(text)) return TIME.test(text) ? text : null;
  const converted = text.replace(
    SRT_TIME,
    (_line, from: string, fromPart: string, to: string, toPart: string) =>
      `${hours(from)}.${fromPart} --> ${hours(to)}.${toPart}`,
  );
  return TIME.test(converted) ? `WEBVTT\n\n${converted}` : null;
}
