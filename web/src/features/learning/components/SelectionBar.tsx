import type { Anchor, Highlight } from "@lehrpfad/contract";
import { Highlighter, NotebookPen } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { anchorOf, type Span } from "../marks/anchors.ts";
import { findSentences, rangeOf, revealSpan, selectSpan, spanOf } from "../marks/dom.ts";
import type { PlacedMark } from "../marks/useMarks.ts";
import type { NotedMark } from "./NoteDialog.tsx";
import { SentenceKeys } from "./SentenceKeys.tsx";

/** What is selected inside `root`; null for nothing. */
function selectedIn(root: HTMLElement | null): Span | null {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  return range && !range.collapsed && root ? spanOf(root, range) : null;
}

/** The part of the text that is selected now, by whatever means, and a function that ends the selection. */
function useSelected(root: RefObject<HTMLElement | null>): [Span | null, () => void] {
  const [span, setSpan] = useState<Span | null>(null);
  const last = useRef<Span | null>(null);
  useEffect(() => {
    const look = () => {
      const inside = selectedIn(root.current);
      last.current = inside;
      setSpan((before) => (before?.start === inside?.start && before?.end === inside?.end ? before : inside));
    };
    // Text that is drawn anew takes the selection with it: it is put back before anybody is told that it went.
    const keep = () => {
      if (root.current && last.current && selectedIn(root.current) === null)
        selectSpan(root.current, last.current);
    };
    const observer = new MutationObserver(keep);
    if (root.current) observer.observe(root.current, { childList: true, subtree: true, characterData: true });
    document.addEventListener("selectionchange", look);
    look();
    return () => {
      observer.disconnect();
      document.removeEventListener("selectionchange", look);
    };
  }, [root]);
  const end = () => {
    last.current = null;
    getSelection()?.removeAllRanges();
  };
  return [span, end];
}

interface SelectionBarProps {
  root: RefObject<HTMLElement | null>;
  text: string;
  language: string;
  placed: readonly PlacedMark[];
  /** Marks a passage, and answers the id of its highlight. */
  onAdd: (anchor: Anchor) => string;
  onRemove: (mark: Highlight) => void;
  /** Opens the note to a highlight. */
  onNote: (mark: NotedMark) => void;
}

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** Selects the sentence after (or before) the selection, so that the keyboard can mark too; the first one in sight if none is. */
function step(root: HTMLElement | null, language: string, from: Span | null, forward: boolean): void {
  if (root === null) return;
  const all = findSentences(root, language);
  const isInSight = (span: Span) => rangeOf(root, span).getBoundingClientRect().top >= 0;
  const next = forward
    ? all.find((span) => (from === null ? isInSight(span) : span.start >= from.end))
    : all.findLast(({ end }) => from !== null && end <= from.start);
  if (next === undefined) return;
  revealSpan(root, next);
  // Drawn at once: the next key may already be the one that marks.
  flushSync(() => document.dispatchEvent(new Event("selectionchange")));
}

/** The bite, or the article, that holds the selection gets the focus, where it would go with the buttons that had it. */
function keepFocus(bar: HTMLElement | null): void {
  const passage = getSelection()?.anchorNode?.parentElement;
  if (bar?.contains(document.activeElement))
    passage?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
}

/** What can be done with a selection; at the lower edge, where no system menu of a phone covers it. */
export function SelectionBar({ root, text, language, placed, onAdd, onRemove, onNote }: SelectionBarProps) {
  const { t } = useTranslation("viewer");
  const { t: notes } = useTranslation("notes");
  const bar = useRef<HTMLDivElement>(null);
  const [span, end] = useSelected(root);
  const anchor = span ? anchorOf(text, span) : null;
  const markedIn = (inside: Span | null) =>
    placed.find((mark) => inside !== null && mark.span !== null && overlap(mark.span, inside));
  // What is selected at this moment: quick fingers are ahead of what was drawn.
  const present = () => selectedIn(root.current) ?? span;
  const press = (wantsNote: boolean) => {
    const inside = present();
    const marked = markedIn(inside);
    keepFocus(bar.current);
    const anchorNow = inside ? anchorOf(text, inside) : null;
    if (marked) (wantsNote ? onNote : onRemove)(marked.mark);
    else if (anchorNow) {
      const id = onAdd(anchorNow);
      if (wantsNote) onNote({ id, quote: anchorNow.quote, note: null });
    }
    end();
  };
  return (
    <>
      <SentenceKeys onStep={(forward) => step(root.current, language, present(), forward)} />
      {anchor ? (
        <div
          ref={bar}
          role="toolbar"
          aria-label={t("marks")}
          onPointerDown={(event) => event.preventDefault()}
          className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex [body:has([data-reader-bar])_&]:bottom-16 justify-center p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
        >
          <div className="pointer-events-auto flex gap-1.5 rounded-m border border-line-strong bg-surface p-1.5 shadow-float">
            <Button
              look={markedIn(span) ? "quiet" : "primary"}
              aria-keyshortcuts="h"
              onPress={() => press(false)}
            >
              <Highlighter size={18} aria-hidden />
              {t(markedIn(span) ? "mark_remove" : "mark")}
            </Button>
            <Button look="quiet" aria-keyshortcuts="Shift+h" onPress={() => press(true)}>
              <NotebookPen size={18} aria-hidden />
              {notes(markedIn(span) ? "note_short" : "mark_with_note")}
            </Button>
          </div>
        </div>
      ) : null}
    </>
  );
}
