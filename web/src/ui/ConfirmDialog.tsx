import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface ConfirmDialogProps {
  isOpen: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  /** Names the thing, for example: Delete "Fire safety"? */
  title: ReactNode;
  /** What is lost. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  isPending?: boolean;
  /** A sentence when the action failed; the dialog stays open. */
  error?: string | undefined;
}

/** Asks before something that cannot be undone. Escape and Cancel are safe. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onCancel, onConfirm, title, children, confirmLabel, cancelLabel, isPending, error } = props;
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button look="quiet" onPress={onCancel} autoFocus>
            {cancelLabel}
          </Button>
          <Button look="danger" onPress={onConfirm} isPending={isPending ?? false}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-muted">{children}</div>
      {error ? (
        <p role="alert" className="mt-3 text-danger">
          {error}
        </p>
      ) : null}
    </Dialog>
  );
}
