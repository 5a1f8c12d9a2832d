import type { AreaName } from "@lehrpfad/i18n";
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { matchRoutes, type Params, type RouteObject, useLocation } from "react-router";
import { needTexts } from "../lib/language.ts";
import { PageSkeleton, type SkeletonShape } from "./PageSkeleton.tsx";
import { useTakenOver } from "./useTakenOver.ts";

/** For how long the first picture of a page is waited for: no longer than for a skeleton, or until all of it is there. */
type Until = "late" | "whole";

type Page = ComponentType & {
  /** Has what the page shows first in the cache when it resolves; the page itself says what is missing. */
  prepare?: (params: Params, until: Until) => Promise<void>;
};
interface PageModule {
  default: Page;
}

type Load = () => Promise<PageModule>;

/** What a route can have ready before it is first shown: the page in its chunk, or what a guard asks. */
export interface Ahead {
  /** Resolves when it is there; rejects as its import does. */
  ready: () => Promise<PageModule | undefined>;
}

interface Fetched extends Ahead {
  /** Tells pages at one address apart. */
  id: number;
  /** The page, or what suspends until it is there. */
  present: () => ComponentType;
}

let pages = 0;

/** A page that is fetched when it is first shown, or before by `ready`. */
function fetched(load: Load, areas: readonly AreaName[]): Fetched {
  let present: ComponentType | null = null;
  // The page and the texts of its areas at once, so that neither waits for the other.
  const ready = async (): Promise<PageModule> => {
    const [page] = await Promise.all([load(), needTexts(areas)]);
    present = page.default;
    return page;
  };
  const Waiting = lazy(ready);
  pages += 1;
  return { id: pages, ready, present: () => present ?? Waiting };
}

/** Keeps what it began with: another component would lose what the page holds. */
function Shown({ of }: { of: Fetched }) {
  const [Page] = useState(() => of.present());
  useTakenOver();
  return <Page />;
}

function Boundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Suspense key={pathname} fallback={fallback}>
      {children}
    </Suspense>
  );
}

export interface LazyPage {
  element: ReactNode;
  handle: Fetched;
}

/** A frame around pages, in a chunk of its own, that stays while the pages inside it change. */
export function lazyFrame(load: Load, shape: SkeletonShape, ...areas: readonly AreaName[]): LazyPage {
  const page = fetched(load, areas);
  const element = (
    <Suspense fallback={<PageSkeleton shape={shape} />}>
      <Shown key={page.id} of={page} />
    </Suspense>
  );
  return { element, handle: page };
}

/**
 * A page in a chunk of its own, with a skeleton in its shape while the chunk and the texts of the areas it shows
 * are on their way: what a route of the table spreads.
 */
export function lazyPage(load: Load, shape: SkeletonShape, ...areas: readonly AreaName[]): LazyPage {
  const page = fetched(load, areas);
  const element = (
    <Boundary fallback={<PageSkeleton shape={shape} />}>
      <Shown key={page.id} of={page} />
    </Boundary>
  );
  return { element, handle: page };
}

const isAhead = (handle: unknown): handle is Ahead =>
  typeof handle === "object" && handle !== null && "ready" in handle;

/** Has the modules and texts of the page of an address, and not its data. */
export async function pagePresent(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route: { handle } }) => isAhead(handle) && handle.ready()));
}

/** React shows what was missing no sooner after its skeleton (FALLBACK_THROTTLE_MS of react-reconciler). */
const SKELETON_MS = 300;

/**
 * Waits for the page of an address and its data, so that its first picture is the page and no skeleton; for no
 * longer than a skeleton would hold it up, or, where a picture is there already, for all of it. What cannot be fetched
 * says so where it is shown.
 */
export async function pageReady(
  routes: RouteObject[],
  pathname: string,
  until: Until = "late",
): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  const pages = matches.map(async ({ route: { handle }, params }) => {
    if (!isAhead(handle)) return;
    const page = await handle.ready();
    await page?.default.prepare?.(params, until);
  });
  const whole = Promise.allSettled(pages);
  const late = new Promise((done) => setTimeout(done, SKELETON_MS));
  await (until === "whole" ? whole : Promise.race([whole, late]));
}
