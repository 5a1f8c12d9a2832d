import { type ReactNode, useEffect, useId, useRef, useState } from "react";

interface DisclosureProps {
  /** What the button is called. */
  label: string;
  /** What the button shows. */
  face: ReactNode;
  faceClass: string;
  children: ReactNode;
}

/**
 * A panel of links under a button, as in navigation bars. Escape, a choice, or a press elsewhere closes it; a press in what
 * is marked `data-keeps-open` is none yet.
 */
export function Disclosure({ label, face, faceClass, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", onEscape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", onEscape);
    };
  }, [open]);
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={faceClass}
      >
        {face}
      </button>
      <div
        id={id}
        hidden={!open}
        onClickCapture={({ target }) => {
          const isChoice = !(target instanceof Element && target.closest("[data-keeps-open]"));
          if (isChoice) setTimeout(() => setOpen(false));
        }}
        className="absolute right-0 top-full z-40 mt-2 w-max min-w-60 max-w-[calc(100vw-2rem)] rounded-m border border-line bg-surface p-1.5 text-ink shadow-float"
      >
        {children}
      </div>
    </div>
  );
}
