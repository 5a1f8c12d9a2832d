import { Check, Copy } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "./Button.tsx";

interface CopyFieldProps {
  label: string;
  value: string;
  help?: string;
  copyLabel: string;
  copiedLabel: string;
  /** Shown under the field when the browser refuses. */
  failedLabel: string;
}

/** A text that is there to be copied. */
export function CopyField({ label, value, help, copyLabel, copiedLabel, failedLabel }: CopyFieldProps) {
  const id = useId();
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {help ? <p className="mb-1.5 text-md text-muted">{help}</p> : null}
      <div className="flex flex-col gap-2 sm:flex-row">
        <input
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full min-w-0 rounded-m border-[1.5px] border-line bg-sunken px-3.5 text-ink"
        />
        <Button look="quiet" onPress={copy}>
          {state === "copied" ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          {state === "copied" ? copiedLabel : copyLabel}
        </Button>
      </div>
      <p aria-live="polite" className={state === "failed" ? "mt-1.5 text-danger" : "sr-only"}>
        {state === "failed" ? failedLabel : state === "copied" ? copiedLabel : ""}
      </p>
    </div>
  );
}
