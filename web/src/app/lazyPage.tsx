import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { PageSkeleton, type SkeletonShape } from "./PageSkeleton.tsx";

type PageModule = { default: ComponentType };

function Boundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Suspense key={pathname} fallback={fallback}>
      {children}
    </Suspense>
  );
}

/** A frame around pages, in a chunk of its own, that stays while the pages inside it change. */
export function lazyFrame(load: () => Promise<PageModule>, shape: SkeletonShape): ReactNode {
  const LazyFrame = lazy(load);
  return (
    <Suspense fallback={<PageSkeleton shape={shape} />}>
      <LazyFrame />
    </Suspense>
  );
}

/** A page in a chunk of its own, with a skeleton in its shape while the chunk is on its way. */
export function lazyPage(load: () => Promise<PageModule>, shape: SkeletonShape): ReactNode {
  const LazyPage = lazy(load);
  return (
    <Boundary fallback={<PageSkeleton shape={shape} />}>
      <LazyPage />
    </Boundary>
  );
}
