import { queryClient } from "../../lib/queryClient.ts";

/** The features whose answers the worker keeps. */
const KEPT = new Set(["learning", "campus", "accounts"]);

/** What the first visit has read came before there was a worker: it is asked for again, so that it is kept. */
function keepWhatIsShown(): void {
  void queryClient.refetchQueries({
    predicate: ({ queryKey: [path], state }) =>
      state.status === "success" && (path === "figure" || (Array.isArray(path) && KEPT.has(String(path[0])))),
  });
}

/** Whether the person asked the browser to save data (Save Data API). */
function savesData(): boolean {
  return "connection" in navigator && Object(navigator.connection).saveData === true;
}

async function register(): Promise<void> {
  // While it is developed the app changes under its worker.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || savesData()) return;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller === null) {
    serviceWorker.addEventListener("controllerchange", keepWhatIsShown, { once: true });
  }
  await serviceWorker.register("/sw.js", { updateViaCache: "none" });
}

/** Has this browser keep the app and what is read for use without a connection. */
export function registerWorker(): void {
  // Private windows and policies may refuse it: the app then works as long as there is a connection.
  register().catch(() => undefined);
}
