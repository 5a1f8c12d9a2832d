import type { AreaName } from "@lehrpfad/i18n";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { needTexts } from "../lib/language.ts";
import { PageSkeleton, type SkeletonShape } from "./PageSkeleton.tsx";

type PageModule = { default: ComponentType };

/** The page and the texts of its areas at once, so that neither waits for the other. */
async function withTexts(load: () => Promise<PageModule>, areas: readonly AreaName[]): Promise<PageModule> {
  const [page] = await Promise.all([load(), needTexts(areas)]);
  return page;
}

function Boundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Suspense key={pathname} fallback={fallback}>
      {children}
    </Suspense>
  );
}

/** A frame around pages, in a chunk of its own, that stays while the pages inside it change. */
export function lazyFrame(
  load: () => Promise<PageModule>,
  shape: SkeletonShape,
  ...areas: readonly AreaName[]
): ReactNode {
  const LazyFrame = lazy(() => withTexts(load, areas));
  return (
    <Suspense fallback={<PageSkeleton shape={shape} />}>
      <LazyFrame />
    </Suspense>
  );
}

/**
 * A page in a chunk of its own, with a skeleton in its shape while the chunk and the texts of the areas it shows
 * are on their way.
 */
export function lazyPage(
  load: () => Promise<PageModule>,
  shape: SkeletonShape,
  ...areas: readonly AreaName[]
): ReactNode {
  const LazyPage = lazy(() => withTexts(load, areas));
  return (
    <Boundary fallback={<PageSkeleton shape={shape} />}>
      <LazyPage />
    </Boundary>
  );
}
