import { useEffect } from "react";
import { type Blocker, useBlocker } from "react-router";

/**
 * Keeps people from losing what is not saved: inside the app it is saved first, and only where that fails the
 * blocker asks; closing the page asks the browser's question.
 */
export function useLeaveGuard(unsaved: boolean, save: () => Promise<boolean>): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    let left = false;
    void save().then((saved) => {
      if (saved && !left) blocker.proceed();
    });
    return () => {
      left = true;
    };
  }, [blocker, save]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved]);
  return blocker;
}
