import type { Query } from "@tanstack/react-query";
import { queryClient } from "../../lib/queryClient.ts";

/** The features whose answers the worker keeps. */
const KEPT = new Set(["learning", "campus", "accounts"]);

const isKept = ({ queryKey: [path] }: Query) =>
  path === "figure" || (Array.isArray(path) && KEPT.has(String(path[0])));

/** What was read before the worker heard it is asked for again, so that it is kept. */
function keepWhatIsShown(): void {
  for (const { promise, queryKey } of queryClient.getQueryCache().findAll({ predicate: isKept })) {
    const again = () =>
      queryClient.refetchQueries({
        queryKey,
        exact: true,
        predicate: ({ state }) => state.status === "success",
      });
    // What is still on its way passed the worker by, too, and would only be joined.
    void Promise.resolve(promise).then(again, () => undefined);
  }
}

/** Whether the worker brought the page, so that it has heard all that the page asked for. */
function cameByWorker(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit instanceof PerformanceNavigationTiming && visit.workerStart > 0;
}

/** Whether the person asked the browser to save data (Save Data API). */
function savesData(): boolean {
  return "connection" in navigator && Object(navigator.connection).saveData === true;
}

async function register(): Promise<void> {
  // While it is developed the app changes under its worker.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || savesData()) return;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller === null)
    serviceWorker.addEventListener("controllerchange", keepWhatIsShown, { once: true });
  else if (!cameByWorker()) keepWhatIsShown();
  await serviceWorker.register("/sw.js", { updateViaCache: "none" });
}

/** Has this browser keep the app and what is read for use without a connection. */
export function registerWorker(): void {
  // Private windows and policies may refuse it: the app then works as long as there is a connection.
  register().catch(() => undefined);
}
