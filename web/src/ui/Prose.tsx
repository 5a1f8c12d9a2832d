import { lazy, Suspense } from "react";
import { SkeletonText } from "./Skeleton.tsx";

const ProseBody = lazy(() => import("./ProseBody.tsx"));

interface ProseProps {
  markdown: string;
  /** Language of the text where it differs from the page's. */
  lang?: string;
  /** `small`: interface type, for explanations and summaries. */
  size?: "reading" | "small";
  skeletonLines?: number;
}

/** Markdown as text; the renderer is loaded when first needed. */
export function Prose({ markdown, lang, size = "reading", skeletonLines = 8 }: ProseProps) {
  return (
    <div lang={lang} className={size === "small" ? "prose-text prose-small" : "prose-text"}>
      <Suspense fallback={<SkeletonText lines={skeletonLines} />}>
        <ProseBody markdown={markdown} />
      </Suspense>
    </div>
  );
}

/** Starts fetching the renderer before the text is there. */
export function preloadProse(): void {
  void import("./ProseBody.tsx");
}
