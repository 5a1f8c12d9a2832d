import { type ComponentType, lazy, type ReactNode, type Ref, Suspense } from "react";
import type { ProseFigureProps, ProseLeaf } from "./proseFigure.ts";
import type { ProseSections } from "./proseSections.ts";
import { SkeletonText } from "./Skeleton.tsx";

const ProseBody = lazy(() => import("./ProseBody.tsx"));

export interface ProseProps {
  markdown: string;
  /** What stands around it. */
  sections?: ProseSections;
  /** Language of the text where it differs from the page's. */
  lang?: string;
  /** `small`: interface type, for explanations and summaries. */
  size?: "reading" | "small";
  skeletonLines?: number;
  /** Shows the images of the text; without it they are left out. */
  figure?: ComponentType<ProseFigureProps>;
  /** Shows each piece of plain text, counted from 0, in its own way. */
  leaf?: ProseLeaf | undefined;
  /** Marks the first occurrence of each term of its glossary; the meaning opens in place. */
  hasTerms?: boolean;
  /** The element that holds the text. */
  rootRef?: Ref<HTMLDivElement>;
}

/** What Markdown's text stands in, whoever renders it. */
export function ProseFrame({ lang, size, rootRef, children }: ProseProps & { children: ReactNode }) {
  return (
    <div ref={rootRef} lang={lang} className={size === "small" ? "prose-text prose-small" : "prose-text"}>
      {children}
    </div>
  );
}

/** Markdown as text; the renderer is loaded when first needed. */
export function Prose(props: ProseProps) {
  const { skeletonLines = 8, markdown, sections, lang, figure, leaf, hasTerms } = props;
  const body = { markdown, sections, lang, figure, leaf, hasTerms };
  return (
    <ProseFrame {...props}>
      <Suspense fallback={<SkeletonText lines={skeletonLines} />}>
        <ProseBody {...body} />
      </Suspense>
    </ProseFrame>
  );
}

/** Starts fetching the renderer before the text is there. */
export function preloadProse(): void {
  void import("./ProseBody.tsx");
}
