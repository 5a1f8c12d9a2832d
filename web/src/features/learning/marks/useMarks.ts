import type { Anchor, Highlight } from "@lehrpfad/contract";
import { type RefObject, useEffect, useMemo } from "react";
import { newId } from "../../../lib/newId.ts";
import { submit } from "../outbox/outbox.ts";
import { useWaiting } from "../outbox/useOutbox.ts";
import { useHighlights, waitingMark, withNote } from "../queries.ts";
import { locateAnchor, type Span } from "./anchors.ts";
import { paintSpans } from "./dom.ts";

const PAINTED = "passages";
const NOTED = "noted";

/** A highlight with its place in the text that is shown; null where the text no longer holds it. */
export interface PlacedMark {
  mark: Highlight;
  span: Span | null;
  /** Whether other words stand there now. */
  isChanged: boolean;
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
    const own = [...stored.filter(({ id }) => !gone.has(id)), ...coming];
    return waiting.reduce(
      (marks, entry) => (entry.kind === "note" ? marks.map((mark) => withNote(mark, entry)) : marks),
      own,
    );
  }, [data, waiting, slug]);
}

function placeMark(text: string, mark: Highlight): PlacedMark {
  const span = text === "" ? null : locateAnchor(text, mark);
  return { mark, span, isChanged: span !== null && text.slice(span.start, span.end) !== mark.quote };
}

interface Marks {
  placed: readonly PlacedMark[];
  /** Marks a passage, and answers the id of its highlight. */
  add: (anchor: Anchor) => string;
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
        .map((mark) => placeMark(text, mark))
        .sort((a, b) => (a.span?.start ?? text.length) - (b.span?.start ?? text.length)),
    [own, stepId, text],
  );
  useEffect(() => {
    const element = root.current;
    if (element === null || text === "") return;
    const noted = placed.filter(({ mark }) => mark.note !== null);
    const kinds = [[PAINTED, placed] as const, [NOTED, noted] as const];
    for (const [name, marks] of kinds)
      paintSpans(
        name,
        element,
        marks.flatMap(({ span }) => span ?? []),
      );
    return () => {
      for (const [name] of kinds) paintSpans(name, element, []);
    };
  }, [root, placed, text]);
  return {
    placed,
    add: (anchor) => {
      const id = newId();
      void submit({ kind: "mark", slug, stepId, id, ...anchor });
      return id;
    },
  };
}
