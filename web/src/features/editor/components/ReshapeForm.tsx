import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";

interface ReshapeFormProps {
  /** What its button says. */
  label: string;
  /** Why it failed; null where it did not. */
  error: string | null;
  isPending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a window that gives steps another shape; the focus begins at its first field. */
export function ReshapeForm({ label, error, isPending, onSubmit, onClose, children }: ReshapeFormProps) {
  const { t: common } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input")?.focus(), []);
  return (
    <form
      ref={form}
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {error === null ? null : (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button look="quiet" onPress={onClose}>
          {common("cancel")}
        </Button>
        <Button type="submit" isPending={isPending}>
          {label}
        </Button>
      </div>
    </form>
  );
}
