import { expect, test } from "vitest";
import { isTranscript } from "./cues.ts";
import { readTranscript } from "./index.ts";

const read = (text: string) => readTranscript({ text, encoding: "utf-8", guessed: false });
const said = (text: string) => read(text).blocks.map((block) => block.text);

test("SubRip becomes paragraphs without numbers, times, looks and sounds", () => {
  const srt =
    "\uFEFF1\r\n00:00:01,000 --> 00:00:03,000\r\n<i>The lamp</i> was lit\r\n\r\n2\r\n00:00:03,100 --> 00:00:05,000\r\n{\\an8}every evening.\r\n[Music]\r\n\r\n3\r\n00:00:09,500 --> 00:00:11,000\r\nThen the\r\nship came.\r\n";
  expect(isTranscript(srt)).toBe(true);
  expect(read(srt).format).toBe("srt");
  expect(said(srt)).toEqual(["The lamp was lit every evening.", "Then the ship came."]);
});

test("WebVTT names who speaks, and leaves out notes, styles and times of words", () => {
  const vtt =
    "WEBVTT - Lecture\nKind: captions\n\nNOTE made by hand\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:03.000 align:start\n<v.loud Ada Long>Good <00:02.000><c>morning</c> &amp; welcome.\n\n01:00:03.000 --> 01:00:04.000\n<v Ben>Thank you.\n";
  expect(isTranscript(vtt)).toBe(true);
  expect(read(vtt).format).toBe("vtt");
  expect(said(vtt)).toEqual(["Ada Long: Good morning & welcome.", "Ben: Thank you."]);
});

test("lines that scroll are said once", () => {
  const rolling =
    "WEBVTT\n\n00:01.000 --> 00:02.000\nthe keeper climbed\n\n00:02.000 --> 00:03.000\nthe keeper climbed\nthe stairs\n\n00:03.000 --> 00:04.000\nthe stairs\nevery evening\n";
  expect(said(rolling)).toEqual(["the keeper climbed the stairs every evening"]);
});

test("long speech is cut at the end of a sentence, and in any case", () => {
  const cue = (at: number, text: string) =>
    `${at}\n00:${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")},000 --> 00:${String(Math.floor((at + 1) / 60)).padStart(2, "0")}:${String((at + 1) % 60).padStart(2, "0")},000\n${text}\n`;
  const sentences = Array.from({ length: 40 }, (_, at) =>
    cue(at + 1, `Sentence number ${at} tells of the lamp and of the sea.`),
  );
  const paragraphs = said(sentences.join("\n"));
  expect(paragraphs.length).toBeGreaterThan(2);
  expect(paragraphs.every((text) => text.endsWith("sea.") && text.length < 700)).toBe(true);
  const endless = Array.from({ length: 90 }, (_, at) => cue(at + 1, `words without end and number ${at}`));
  expect(said(endless.join("\n")).every((text) => text.length < 1_600)).toBe(true);
});

test("other texts are no transcripts", () => {
  expect(isTranscript("WEBVTT is a format for captions.")).toBe(false);
  expect(isTranscript("1\nThe first chapter\n\n2\nThe second")).toBe(false);
});
