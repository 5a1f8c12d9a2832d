import { useRef } from "react";

/**
 * Leads from one marked difference to the next, in what is shown.
 *
 * @param within selects the versions in the root: what the marks mean stands outside of them
 */
export function useNextChange(within = "section") {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(undefined);
  const toNext = () => {
    const all = [...(root.current?.querySelectorAll(`:scope ${within} .change`) ?? [])];
    const shown = all.filter((mark) => mark.getClientRects().length > 0);
    const tops = shown.toSorted(
      (one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top,
    );
    const next = tops[last.current ? tops.indexOf(last.current) + 1 : 0] ?? tops[0];
    last.current = next;
    if (!(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "center" });
  };
  return { root, toNext };
}
