import type { StepPage } from "@lehrpfad/contract";
import { type RefObject, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { latePart } from "../../../lib/latePart.ts";
import { useInUse } from "../../../ui/inUse.ts";
import { useWaiting } from "../outbox/useOutbox.ts";
import { useHighlights } from "../queries.ts";
import { SentenceKeys } from "./SentenceKeys.tsx";

const Marks = latePart(() => import("./Marks.tsx"), "asking");

interface StepMarksProps {
  slug: string;
  page: StepPage;
  root: RefObject<HTMLElement | null>;
  text: string;
}

/** Whether this step has highlights of the person's own, or the address names one. */
function useHasMarks(slug: string, stepId: string): boolean {
  const { hash } = useLocation();
  const { data } = useHighlights(slug);
  const isComing = useWaiting().some((entry) => entry.kind === "mark" && entry.stepId === stepId);
  return (
    isComing || hash.startsWith("#mark-") || data?.highlights.some((mark) => mark.stepId === stepId) === true
  );
}

/** Highlights of a step: fetched for whoever has some, and for others when they begin to do something with the page. */
export function StepMarks({ slug, page, root, text }: StepMarksProps) {
  const isInUse = useInUse();
  const hasMarks = useHasMarks(slug, page.step.id);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const meanwhile = <SentenceKeys onStep={setWanted} />;
  if (!isInUse && !hasMarks) return meanwhile;
  return (
    <Suspense fallback={meanwhile}>
      <Marks slug={slug} page={page} root={root} text={text} wanted={wanted} />
    </Suspense>
  );
}
