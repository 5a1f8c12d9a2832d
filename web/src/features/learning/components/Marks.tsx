import type { StepPage } from "@lehrpfad/contract";
import { type RefObject, useEffect } from "react";
import { Link, useLocation } from "react-router";
import { announce } from "../../../lib/announcer.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import type { Span } from "../marks/anchors.ts";
import { rangeOf } from "../marks/dom.ts";
import { useMarks } from "../marks/useMarks.ts";
import { marksPath } from "../steps.ts";
import { MarkLine } from "./MarkLine.tsx";
import { SelectionBar } from "./SelectionBar.tsx";

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

/** Highlights of a step: the bar over a selection, the paint in the text, and the list below it. */
export default function Marks({ slug, page, root, text }: MarksProps) {
  const { t } = useTranslation("viewer");
  const { hash } = useLocation();
  const { placed, add, remove } = useMarks(slug, page.step.id, root, text);
  const wanted = placed.find(({ mark }) => hash === `#mark-${mark.id}`)?.span ?? null;
  const [from, to] = [wanted?.start, wanted?.end];
  useEffect(() => {
    if (from !== undefined && to !== undefined) intoView(root.current, { start: from, end: to });
  }, [root, from, to]);
  return (
    <>
      <SelectionBar
        root={root}
        text={text}
        language={page.language}
        placed={placed}
        onAdd={(anchor) => {
          add(anchor);
          announce(t("mark_added"));
        }}
        onRemove={(id) => {
          remove(id);
          announce(t("mark_removed"));
        }}
      />
      {placed.length === 0 ? null : (
        <details className="mt-7 rounded-m border border-line bg-surface px-4.5">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t("marks")}</summary>
          <ul className="divide-y divide-line">
            {placed.map(({ mark, span }) => (
              <MarkLine
                key={mark.id}
                quote={mark.quote}
                lang={page.language}
                isGone={span === null}
                onShow={() => intoView(root.current, span)}
                onRemove={() => remove(mark.id)}
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
