import type { StepPage } from "@lehrpfad/contract";
import { type RefObject, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { announce } from "../../../lib/announcer.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import type { Span } from "../marks/anchors.ts";
import { rangeOf } from "../marks/dom.ts";
import { type PlacedMark, useMarks } from "../marks/useMarks.ts";
import { usePressedMark } from "../marks/usePressedMark.ts";
import { useRemoveMark } from "../marks/useRemoveMark.ts";
import { marksPath } from "../steps.ts";
import "../../../ui/highlights.css";
import { MarkLine } from "./MarkLine.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { useNotePanel } from "./useNotePanel.tsx";

interface MarksProps {
  slug: string;
  page: StepPage;
  root: RefObject<HTMLElement | null>;
  text: string;
}

function intoView(root: HTMLElement | null, span: Span | null): void {
  if (root === null || span === null) return;
  rangeOf(root, span).startContainer.parentElement?.scrollIntoView({ block: "center" });
}

/** Brings the passage into view that the address names; where the text no longer holds it, the list that does. */
function useWantedMark(root: RefObject<HTMLElement | null>, text: string, placed: readonly PlacedMark[]) {
  const { hash } = useLocation();
  const list = useRef<HTMLDetailsElement>(null);
  const wanted = placed.find(({ mark }) => hash === `#mark-${mark.id}`);
  const [from, to] = [wanted?.span?.start, wanted?.span?.end];
  const isLost = text !== "" && wanted?.span === null;
  useEffect(() => {
    if (from !== undefined && to !== undefined) intoView(root.current, { start: from, end: to });
    else if (isLost && list.current) {
      list.current.open = true;
      list.current.scrollIntoView({ block: "center" });
    }
  }, [root, from, to, isLost]);
  return list;
}

/** Highlights of a step: the bar over a selection, the paint in the text, the notes, and the list below it. */
export function Marks({ slug, page, root, text }: MarksProps) {
  const { t } = useTranslation("viewer");
  const { placed, add } = useMarks(slug, page.step.id, root, text);
  const list = useWantedMark(root, text, placed);
  const remove = useRemoveMark(slug);
  const { ahead, open, panel } = useNotePanel(slug, page.language, (id) => {
    const found = placed.find(({ mark }) => mark.id === id);
    if (found) remove(found.mark);
  });
  usePressedMark(root, placed, open);
  useEffect(() => {
    document.addEventListener("selectionchange", ahead, { once: true });
    return () => document.removeEventListener("selectionchange", ahead);
  }, [ahead]);
  return (
    <>
      <SelectionBar
        root={root}
        text={text}
        language={page.language}
        placed={placed}
        onAdd={(anchor) => {
          announce(t("mark_added"));
          return add(anchor);
        }}
        onRemove={remove}
        onNote={open}
      />
      {panel}
      {placed.length === 0 ? null : (
        <details ref={list} className="mt-7 rounded-m border border-line bg-surface px-4.5">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t("marks")}</summary>
          <ul className="divide-y divide-line">
            {placed.map(({ mark, span, isChanged }) => (
              <MarkLine
                key={mark.id}
                mark={mark}
                lang={page.language}
                isGone={span === null}
                isChanged={isChanged}
                onNote={() => open(mark)}
                onShow={() => intoView(root.current, span)}
                onRemove={() => remove(mark)}
              />
            ))}
          </ul>
          <p className="pb-2">
            <Link to={marksPath(slug)} className="inline-flex min-h-11 items-center text-link">
              {t("marks_all")}
            </Link>
          </p>
        </details>
      )}
    </>
  );
}
