import { type ComponentType, lazy, type ReactNode, type Ref, Suspense } from "react";
import type { ProseFigureProps, ProseLeaf } from "./proseFigure.ts";
import { SkeletonText } from "./Skeleton.tsx";

const ProseBody = lazy(() => import("./ProseBody.tsx"));

export interface ProseProps {
  markdown: string;
  /** Language of the text where it differs from the page's. */
  lang?: string;
  /** `small`: interface type, for explanations and summaries. */
  size?: "reading" | "small";
  skeletonLines?: number;
  /** Shows the images of the text; without it they are left out. */
  figure?: ComponentType<ProseFigureProps>;
  /** Shows each piece of plain text, counted from 0, in its own way. */
  leaf?: ProseLeaf | undefined;
  /** Marks the first occurrence of each term that the text's own glossary explains; its meaning opens in place. */
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
  const { markdown, lang, skeletonLines = 8, figure, leaf, hasTerms } = props;
  return (
    <ProseFrame {...props}>
      <Suspense fallback={<SkeletonText lines={skeletonLines} />}>
        <ProseBody markdown={markdown} figure={figure} leaf={leaf} hasTerms={hasTerms} lang={lang} />
      </Suspense>
    </ProseFrame>
  );
}

/** Starts fetching the renderer before the text is there. */
export function preloadProse(): void {
  void import("./ProseBody.tsx");
}
