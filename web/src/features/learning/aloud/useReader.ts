import { type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { Span } from "../marks/anchors.ts";
import { findSentences, paintSpans, rangeOf } from "../marks/dom.ts";
import { showMediaControls } from "./mediaControls.ts";
import { createReader, type Reader, type ReaderState } from "./reader.ts";
import { speakWith } from "./voices.ts";

const PAINTED = "aloud";
/** Pixels above and below what is read that may be covered by bars. */
const COVERED = 120;

function keepInSight(root: HTMLElement, span: Span): void {
  const range = rangeOf(root, span);
  const { top, bottom } = range.getBoundingClientRect();
  if (top >= COVERED && bottom <= innerHeight - COVERED) return;
  const smooth = matchMedia("(prefers-reduced-motion: no-preference)").matches;
  const behavior = smooth ? "smooth" : "auto";
  range.startContainer.parentElement?.scrollIntoView({ block: "center", behavior });
}

interface ReaderOptions {
  root: RefObject<HTMLElement | null>;
  /** The text in `root`: where it changes, its sentences are found anew. */
  text: string;
  language: string;
  voice: SpeechSynthesisVoice | null;
  speed: number;
  /** What the lock screen shows. */
  title: string;
  courseName: string;
}

/** Reads the text of a step from the moment it is there, marks the sentence that is read and keeps it in sight. */
export function useReader(options: ReaderOptions): ReaderState & Reader & { total: number } {
  const { root, text, language, voice, speed, title, courseName } = options;
  const settings = useRef({ language, voice, speed });
  const before = useRef<ReaderState>({ status: "reading", at: 0 });
  const spans = useMemo(
    () => (root.current && text !== "" ? findSentences(root.current, language) : []),
    [root, text, language],
  );
  const reader = useMemo(
    () =>
      createReader(
        spans.map(({ start, end }) => text.slice(start, end)),
        speakWith(() => settings.current),
        before.current.at,
      ),
    [spans, text],
  );
  const state = useSyncExternalStore(reader.subscribe, reader.state);

  useEffect(() => {
    settings.current = { language, voice, speed };
    reader.again();
  }, [reader, language, voice, speed]);

  useEffect(() => {
    const controls = showMediaControls({
      title,
      album: courseName,
      onPlay: reader.play,
      onPause: reader.pause,
      onMove: reader.move,
    });
    const forget = reader.subscribe(() => {
      before.current = reader.state();
      controls.tell(before.current.status === "reading");
    });
    if (before.current.status === "reading") reader.play();
    return () => {
      forget();
      reader.pause();
      controls.remove();
    };
  }, [reader, title, courseName]);

  const span = spans[state.at];
  const isShown = state.status === "reading" || state.status === "paused" || state.status === "failed";
  useEffect(() => {
    const element = root.current;
    if (element === null || span === undefined || !isShown) return;
    paintSpans(PAINTED, element, [span]);
    keepInSight(element, span);
    return () => paintSpans(PAINTED, element, []);
  }, [root, span, isShown]);

  return { ...state, ...reader, total: spans.length };
}
