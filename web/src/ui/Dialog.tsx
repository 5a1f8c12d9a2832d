import "./dialog.css";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { cx } from "./cx.ts";
import { IconButton } from "./IconButton.tsx";

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Name of the cross; without it there is none, and the actions must offer the way out. */
  closeLabel?: string;
  children: ReactNode;
  /** The row of buttons at the end. */
  actions?: ReactNode;
  /** `sheet` comes from the lower edge on a phone. */
  kind?: "dialog" | "sheet";
  role?: "dialog" | "alertdialog";
  /** Room for a column of reading text. */
  wide?: boolean;
  /** Fills the window, for a picture; nothing of it scrolls. */
  isFull?: boolean;
}

/**
 * The focus comes a moment after the window, and after a screen reader's press later still: Escape counts from the
 * first. The library gives the focus back only where it had come.
 */
function EscapeBeforeFocus({
  dialog,
  onEscape,
}: {
  dialog: RefObject<HTMLElement | null>;
  onEscape: () => void;
}) {
  const close = useEffectEvent(onEscape);
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
  useLayoutEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isTop =
        [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1) === dialog.current;
      const isInside = target instanceof Node && dialog.current?.contains(target) === true;
      if (key === "Escape" && isTop && !isInside) close();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [dialog]);
  return null;
}

/** A window above the page: traps the focus, gives it back, closes with Escape. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    closeLabel,
    children,
    actions,
    kind = "dialog",
    role = "dialog",
    wide,
    isFull,
  } = props;
  const dialog = useRef<HTMLElement>(null);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={role === "dialog"}
      className={cx(
        "dialog-in dialog-shown fixed inset-0 z-50 flex bg-scrim",
        kind === "sheet" ? "items-end justify-center" : "items-center justify-center",
        kind === "dialog" && !isFull && "p-4",
      )}
    >
      <Modal
        className={cx(
          "dialog-shown w-full overflow-hidden bg-surface text-ink",
          isFull ? "h-dvh" : "border border-line shadow-float",
          kind === "sheet" ? "max-w-xl rounded-t-card" : !isFull && "rounded-card",
          kind === "dialog" && !isFull && (wide ? "max-w-3xl" : "max-w-lg"),
        )}
      >
        <AriaDialog
          ref={dialog}
          role={role}
          className={cx("flex flex-col outline-none", isFull ? "h-full" : "max-h-[85dvh]")}
        >
          <EscapeBeforeFocus dialog={dialog} onEscape={onClose} />
          <div
            className={cx(
              "flex items-start justify-between gap-3",
              isFull ? "py-1.5 pl-4 pr-1.5" : "px-6 pt-5",
            )}
          >
            <Heading
              slot="title"
              className={cx("my-2 min-w-0", isFull ? "line-clamp-4 text-base" : "text-xl")}
            >
              {title}
            </Heading>
            {closeLabel ? (
              <IconButton label={closeLabel} onPress={onClose}>
                <X size={20} aria-hidden />
              </IconButton>
            ) : null}
          </div>
          <div className={cx("min-h-0 flex-1", !isFull && "overflow-y-auto px-6 pb-6 pt-1")}>{children}</div>
          {actions ? (
            <div className="flex flex-col-reverse gap-2.5 border-t border-line px-6 py-4 sm:flex-row sm:justify-end">
              {actions}
            </div>
          ) : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
