import { describe, expect, it } from "vitest";
import { adts, box, element, mp3, mp4, ogg, tag, wave, webm } from "../../../testing/media.ts";
import { createMediaProbe } from "./probe.ts";
import { MediaError, type MediaFacts } from "./reading.ts";

/** What is told of a file that arrives in pieces of so many bytes. */
function told(file: Uint8Array, piece: number): MediaFacts | string {
  const probe = createMediaProbe();
  try {
    for (let at = 0; at < file.length; at += piece) probe.take(file.subarray(at, at + piece));
    return probe.facts();
  } catch (error) {
    if (error instanceof MediaError) return error.fault;
    throw error;
  }
}

const H264 = { handler: "vide", codec: "avc1", width: 1920, height: 1080 } as const;
const AAC = { handler: "soun", codec: "mp4a" } as const;
const video = (mediaType: string, width: number, height: number, seconds: number) => ({
  ...{ mediaType, width, height, seconds },
});
const sound = (mediaType: string, seconds: number | null = null) => ({
  ...{ mediaType, width: null, height: null, seconds },
});

describe("what is told from the content of a file", () => {
  it.each<[string, Buffer, MediaFacts]>([
    ["WAV", wave(2.4), sound("audio/wav", 2)],
    ["MP3", mp3(5), sound("audio/mpeg")],
    ["MP3 of two frames", mp3(2), sound("audio/mpeg")],
    [
      "MP3 behind a large cover",
      Buffer.concat([tag(300_000), Buffer.alloc(20), mp3(4)]),
      sound("audio/mpeg"),
    ],
    ["AAC", adts(6), sound("audio/aac")],
    ["Opus", ogg("OpusHead\u0001"), sound("audio/ogg")],
    ["Vorbis", ogg("\u0001vorbis"), sound("audio/ogg")],
    ["M4A", mp4([AAC]), sound("audio/mp4", 90)],
    ["MP4", mp4([H264, AAC]), video("video/mp4", 1920, 1080, 90)],
    ["MP4 of an upright telephone", mp4([{ ...H264, isTurned: true }]), video("video/mp4", 1080, 1920, 90)],
    ["WebM", webm(["V_VP9", "A_OPUS"]), video("video/webm", 640, 360, 12)],
    ["WebM without pictures", webm(["A_OPUS"]), sound("audio/webm", 12)],
  ])("%s, in whatever pieces it comes", (_name, file, expected) => {
    expect(told(file, file.length)).toEqual(expected);
    expect(told(file, 1_000)).toEqual(expected);
    expect(told(file.subarray(0, 60_000), 1)).toEqual(told(file.subarray(0, 60_000), 60_000));
  });

  it.each<[string, Buffer]>([
    ["nothing", Buffer.alloc(0)],
    ["three bytes", Buffer.from("RIF")],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>".repeat(9))],
    ["a text", Buffer.from("ÿþ Wie Bienen tanzen".repeat(90))],
    ["a picture in a RIFF", Buffer.from("RIFF\u0010\u0000\u0000\u0000WEBPVP8 ")],
    ["zeros", Buffer.alloc(5_000)],
    ["two signs of MP3 and then something else", Buffer.concat([mp3(1), Buffer.from("x".repeat(900))])],
    ["a tag without sound", tag(2_000)],
    ["a tag of zeros without end", Buffer.concat([tag(10), Buffer.alloc(200_000)])],
    ["MP4 cut off before its description", mp4([H264]).subarray(0, 50_000)],
    ["MP4 cut off within its description", mp4([H264]).subarray(0, -4)],
    ["MP4 without tracks", mp4([])],
    ["MP4 with a box of no length", Buffer.concat([box("ftyp"), Buffer.alloc(64)])],
    [
      "MP4 whose description is larger than memory",
      Buffer.concat([box("ftyp"), Buffer.from([0x7f, 0, 0, 0]), Buffer.from("moov")]),
    ],
    ["WebM without tracks", webm([])],
    ["WebM cut off", webm(["V_VP8"]).subarray(0, 120)],
    ["another document in EBML", element(0x1a45dfa3, element(0x4282, "other"))],
    [
      "WAV without a format",
      Buffer.concat([wave(1).subarray(0, 12), Buffer.from("data\u0001\u0000\u0000\u0000")]),
    ],
  ])("refuses %s as unreadable", (_name, file) => {
    expect(told(file, 700)).toBe("unreadable");
  });

  it.each<[string, Buffer]>([
    ["HEVC, as telephones film", mp4([{ ...H264, codec: "hvc1" }, AAC])],
    ["lossless sound in M4A", mp4([{ ...AAC, codec: "alac" }])],
    ["MP2", mp3(5, 0xfd)],
    ["Theora", ogg("\u0080theora")],
    ["Matroska", webm(["V_MPEG4/ISO/AVC"], "matroska")],
    ["WebM with a foreign codec", webm(["V_MPEG4/ISO/AVC"])],
  ])("refuses %s as what not every browser plays", (_name, file) => {
    expect(told(file, 700)).toBe("codec");
  });

  it("knows after a few bytes that something is no recording", () => {
    const probe = createMediaProbe();
    expect(() => probe.take(Buffer.from("<!doctype html>"))).toThrow(MediaError);
  });
});
