import { type RefObject, useEffect, useState } from "react";

/** How far below the screen something begins to load. */
const AHEAD = "800px";

/** Whether an element has come near the screen; once near, it stays so. */
export function useNear(box: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (box.current === null || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, near]);
  return near;
}
