import { useEffect, useMemo, useState } from "react";
import { local } from "../../../lib/storage.ts";
import type { Speak } from "./reader.ts";

export const SPEEDS = [0.7, 0.85, 1, 1.2, 1.4, 1.7, 2] as const;
export type Speed = (typeof SPEEDS)[number];

const SPEED_KEY = "aloud.speed";
const voiceKey = (language: string) => `aloud.voice.${language}` as const;

/** How a person wants to be read to, kept on the device. */
export const speedSetting = {
  get: (): Speed => SPEEDS.find((speed) => String(speed) === local.get(SPEED_KEY)) ?? 1,
  set: (speed: Speed): void => void local.set(SPEED_KEY, String(speed)),
};

/** The voices of a language, those of the device itself first: they need no network. */
export function voicesOf(all: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice[] {
  return all
    .filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)
    .toSorted((a, b) => Number(b.localService) - Number(a.localService));
}

/** The voices for a language, the chosen one among them, and the choice; browsers tell their voices late. */
export function useVoices(language: string) {
  const [all, setAll] = useState(() => speechSynthesis.getVoices());
  const [wanted, setWanted] = useState(() => local.get(voiceKey(language)));
  useEffect(() => {
    const look = () => setAll(speechSynthesis.getVoices());
    look();
    speechSynthesis.addEventListener("voiceschanged", look);
    return () => speechSynthesis.removeEventListener("voiceschanged", look);
  }, []);
  const voices = useMemo(() => voicesOf(all, language), [all, language]);
  return {
    voices,
    voice: voices.find(({ voiceURI }) => voiceURI === wanted) ?? voices[0] ?? null,
    /** Voices are there, and none of them speaks the language. */
    isLacking: all.length > 0 && voices.length === 0,
    choose(voiceURI: string) {
      local.set(voiceKey(language), voiceURI);
      setWanted(voiceURI);
    },
  };
}

/** Reads with the browser's voices; `settings` is asked for each sentence. */
export function speakWith(
  settings: () => { language: string; voice: SpeechSynthesisVoice | null; speed: number },
): Speak {
  return (text, onEnd) => {
    const { language, voice, speed } = settings();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = voice?.lang ?? language;
    utterance.voice = voice;
    utterance.rate = speed;
    let isOver = false;
    const end = (how: "read" | "failed") => {
      if (isOver) return;
      isOver = true;
      onEnd(how);
    };
    utterance.addEventListener("end", () => end("read"));
    utterance.addEventListener("error", () => end("failed"));
    speechSynthesis.speak(utterance);
    return () => {
      isOver = true;
      speechSynthesis.cancel();
    };
  };
}
