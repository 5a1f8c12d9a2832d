import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { guardLeaving } from "../../navigation.ts";

/** Holds what would leave the page: `leave` lets it go on, `stay` forgets it. Null while nothing is held. */
export type Held = { leave: () => void; stay: () => void } | null;

function useHeld(unsaved: boolean): Held {
  const { pathname } = useLocation();
  const [held, setHeld] = useState<Held>(null);
  useEffect(() => {
    if (!unsaved) return;
    return guardLeaving({
      holds: (next) => next !== pathname,
      held: (goOn) =>
        setHeld({
          leave: () => {
            setHeld(null);
            goOn();
          },
          stay: () => setHeld(null),
        }),
    });
  }, [unsaved, pathname]);
  return held;
}

/**
 * Keeps people from losing what is not saved: inside the app it is saved first, and only where that fails the
 * person is asked; closing the page asks the browser's question.
 */
export function useLeaveGuard(unsaved: boolean, save: () => Promise<boolean>): Held {
  const held = useHeld(unsaved);
  useEffect(() => {
    if (held === null) return;
    let left = false;
    void save().then((saved) => {
      if (saved && !left) held.leave();
    });
    return () => {
      left = true;
    };
  }, [held, save]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved]);
  return held;
}
