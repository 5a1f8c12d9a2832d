import type { Anchor, Highlight } from "@lehrpfad/contract";
import { type RefObject, useEffect, useMemo } from "react";
import { newId } from "../../../lib/newId.ts";
import { submit } from "../outbox/outbox.ts";
import { useWaiting } from "../outbox/useOutbox.ts";
import { useHighlights, waitingMark } from "../queries.ts";
import { locateAnchor, type Span } from "./anchors.ts";
import { paintSpans } from "./dom.ts";

const PAINTED = "passages";

/** A highlight with its place in the text that is shown; null where the text no longer holds it. */
export interface PlacedMark {
  mark: Highlight;
  span: Span | null;
}

/** Own highlights of a course: those the server has, and those on their way. */
export function useOwnMarks(slug: string): readonly Highlight[] {
  const { data } = useHighlights(slug);
  const waiting = useWaiting();
  return useMemo(() => {
    const gone = new Set(waiting.flatMap((entry) => (entry.kind === "unmark" ? [entry.id] : [])));
    const stored = data?.highlights ?? [];
    const known = new Set(stored.map(({ id }) => id));
    const coming = waiting.flatMap((entry) =>
      entry.kind === "mark" && entry.slug === slug && !known.has(entry.id) ? [waitingMark(entry)] : [],
    );
    return [...stored.filter(({ id }) => !gone.has(id)), ...coming];
  }, [data, waiting, slug]);
}

interface Marks {
  placed: readonly PlacedMark[];
  add: (anchor: Anchor) => void;
  remove: (id: string) => void;
}

/** The highlights of one step, painted into its text. */
export function useMarks(
  slug: string,
  stepId: string,
  root: RefObject<HTMLElement | null>,
  text: string,
): Marks {
  const own = useOwnMarks(slug);
  const placed = useMemo(
    () =>
      own
        .filter((mark) => mark.stepId === stepId)
        .map((mark) => ({ mark, span: text === "" ? null : locateAnchor(text, mark) }))
        .sort((a, b) => (a.span?.start ?? text.length) - (b.span?.start ?? text.length)),
    [own, stepId, text],
  );
  useEffect(() => {
    const element = root.current;
    if (element === null || text === "") return;
    paintSpans(
      PAINTED,
      element,
      placed.flatMap(({ span }) => span ?? []),
    );
    return () => paintSpans(PAINTED, element, []);
  }, [root, placed, text]);
  return {
    placed,
    add: (anchor) => void submit({ kind: "mark", slug, stepId, id: newId(), ...anchor }),
    remove: (id) => void submit({ kind: "unmark", slug, id }),
  };
}
