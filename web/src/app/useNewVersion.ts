import { useEffect, useState } from "react";

/** Milliseconds between two looks: who comes back to a page that was left open hears of it, nobody is asked all day. */
const LOOK_MS = 10 * 60_000;

/** The file that the app began with; each version of the app has another one. */
const entryOf = (page: Document): string | null =>
  page.querySelector("script[type=module]")?.getAttribute("src") ?? null;

/** Whether the server has another version of the app than the one that runs here; not where it cannot be reached. */
async function hasNewVersion(): Promise<boolean> {
  const answer = await fetch("/login", { cache: "no-store" });
  if (!answer.ok) return false;
  const entry = entryOf(new DOMParser().parseFromString(await answer.text(), "text/html"));
  return entry !== null && entry !== entryOf(document);
}

/** Whether the app was replaced on the server while this page was open; looked at when the page is seen again. */
export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let looked = Date.now();
    const look = async () => {
      if (document.hidden || Date.now() - looked < LOOK_MS) return;
      looked = Date.now();
      // Without a connection nothing is known; the next look tells.
      if (await hasNewVersion().catch(() => false)) setNew(true);
    };
    const onVisible = () => void look();
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, []);
  return isNew;
}
