import { useEffect, useEffectEvent } from "react";

/**
 * Lets the browser's way back close a window above the page: an entry of the history stands for it while it is open.
 * It has the state of the page's own entry, so that nothing is shown anew.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const { href } = location;
    let isThere = true;
    history.pushState(history.state, "");
    const onPop = () => {
      isThere = false;
      close();
    };
    addEventListener("popstate", onPop);
    return () => {
      removeEventListener("popstate", onPop);
      // Whoever went to another page has an entry of that page there now.
      if (isThere && location.href === href) history.back();
    };
  }, [isOpen]);
}
