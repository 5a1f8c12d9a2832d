import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { cx } from "./cx.ts";
import { IconButton } from "./IconButton.tsx";
import { type ToastMessage, type ToastTone, toasts } from "./toast.ts";

const SHOWN_MS = { success: 5_000, info: 7_000, error: 9_000 };
/** Time to decide whether to undo. */
const WITH_ACTION_MS = 15_000;
const ICONS = { success: CircleCheck, info: Info, error: CircleAlert };
const COLOURS: Record<ToastTone, string> = {
  success: "text-accent",
  info: "text-accent",
  error: "text-danger",
};

function Toast({ message, closeLabel }: { message: ToastMessage; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(
      () => toasts.dismiss(message.id),
      message.action ? WITH_ACTION_MS : SHOWN_MS[message.tone],
    );
    return () => clearTimeout(timer);
  }, [held, message]);
  const Icon = ICONS[message.tone];
  return (
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="page-in pointer-events-auto flex items-start gap-3 rounded-m border border-line-strong bg-surface py-1.5 pl-4 pr-1.5 shadow-float"
    >
      <Icon size={20} aria-hidden className={cx("mt-3 shrink-0", COLOURS[message.tone])} />
      <div className="min-w-0 flex-1 py-2.5 leading-snug">
        <p className="font-semibold">{message.title}</p>
        {message.description ? <p className="text-md text-muted">{message.description}</p> : null}
        {message.action ? (
          <button
            type="button"
            className="text-link -my-1 min-h-11 font-semibold"
            onClick={() => {
              message.action?.onAction();
              toasts.dismiss(message.id);
            }}
          >
            {message.action.label}
          </button>
        ) : null}
      </div>
      <IconButton label={closeLabel} onPress={() => toasts.dismiss(message.id)}>
        <X size={18} aria-hidden />
      </IconButton>
    </li>
  );
}

/**
 * The place where toasts appear; once, at the root. They stay while the pointer or the focus is on them. On a phone
 * they come from above: below are the buttons under one's thumb, and the keyboard.
 */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  const [isThere, setThere] = useState(false);
  // Readers say what comes into a region that is there already.
  useEffect(() => setThere(true), []);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-0 z-60 p-4 sm:top-auto sm:bottom-0"
    >
      <ol className="mx-auto flex max-w-md flex-col gap-2.5">
        {isThere
          ? messages.map((message) => <Toast key={message.id} message={message} closeLabel={closeLabel} />)
          : null}
      </ol>
    </section>
  );
}
