import { type ComponentType, lazy, type Ref, Suspense } from "react";
import type { ProseFigureProps } from "./proseFigure.ts";
import { SkeletonText } from "./Skeleton.tsx";

const ProseBody = lazy(() => import("./ProseBody.tsx"));

interface ProseProps {
  markdown: string;
  /** Language of the text where it differs from the page's. */
  lang?: string;
  /** `small`: interface type, for explanations and summaries. */
  size?: "reading" | "small";
  skeletonLines?: number;
  /** Shows the images of the text; without it they are left out. */
  figure?: ComponentType<ProseFigureProps>;
  /** The element that holds the text. */
  rootRef?: Ref<HTMLDivElement>;
}

/** Markdown as text; the renderer is loaded when first needed. */
export function Prose({ markdown, lang, size = "reading", skeletonLines = 8, figure, rootRef }: ProseProps) {
  return (
    <div ref={rootRef} lang={lang} className={size === "small" ? "prose-text prose-small" : "prose-text"}>
      <Suspense fallback={<SkeletonText lines={skeletonLines} />}>
        <ProseBody markdown={markdown} figure={figure} />
      </Suspense>
    </div>
  );
}

/** Starts fetching the renderer before the text is there. */
export function preloadProse(): void {
  void import("./ProseBody.tsx");
}
