import { expect, it } from "vitest";
import { readCaptions } from "./captions.ts";

it("takes WebVTT as it is, and SRT with the times of WebVTT", () => {
  const vtt = "WEBVTT - Bienen\n\n00:01.000 --> 00:02.000\nSumm";
  expect(readCaptions(`\ufeff${vtt.replaceAll("\n", "\r\n")}\r\n`)).toBe(vtt);
  const srt =
    "1\r\n0:00:01,000 --> 00:00:02,500\r\nSumm, summ\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nEnde\r\n";
  expect(readCaptions(srt)).toBe(
    "WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nSumm, summ\n\n2\n00:00:03.000 --> 00:00:04.000\nEnde",
  );
});

it("takes nothing else", () => {
  for (const other of ["", "WEBVTT", "Ein Text, 00:00:01,000 genau", "<script>alert(1)</script>"]) {
    expect(readCaptions(other)).toBeNull();
  }
});
