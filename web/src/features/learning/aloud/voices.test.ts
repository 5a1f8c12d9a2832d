import { expect, it } from "vitest";
import { voicesOf } from "./voices.ts";

const voice = (name: string, lang: string, localService: boolean): SpeechSynthesisVoice => ({
  name,
  lang,
  localService,
  voiceURI: name,
  default: false,
});

it("takes the voices of a language whatever its region, the device's own first", () => {
  const all = [
    voice("far", "de-DE", false),
    voice("english", "en-GB", true),
    voice("near", "de_AT", true),
    voice("bare", "DE", false),
  ];
  expect(voicesOf(all, "de").map(({ name }) => name)).toEqual(["near", "far", "bare"]);
  expect(voicesOf(all, "es")).toEqual([]);
});
