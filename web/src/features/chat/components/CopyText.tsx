import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { announce } from "../../../lib/announcer.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { INPUT_CLASS } from "../../../ui/Field.tsx";

interface CopyTextProps {
  text: string;
  /** What the button is called. */
  label: string;
  look?: "primary" | "quiet";
}

/** A long text that is there to be copied; it can be read, and copied by keyboard where the browser refuses. */
export function CopyText({ text, label, look = "primary" }: CopyTextProps) {
  const { t } = useTranslation("chat");
  const { number } = useFormats();
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const copy = () => {
    const done = (next: "copied" | "failed") => {
      setState(next);
      announce(t(next === "copied" ? "copied" : "copy_failed"));
    };
    // Pages without TLS have no clipboard.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
    written.then(
      () => done("copied"),
      () => done("failed"),
    );
  };
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look={look} onPress={copy}>
          {state === "copied" ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          {state === "copied" ? t("copied") : label}
        </Button>
        <span className="text-md text-muted">{t("size", { n: number(text.length) })}</span>
      </div>
      {state === "failed" ? <p className="text-danger">{t("copy_failed")}</p> : null}
      <details open={state === "failed" || undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">
          {t("read_request")}
        </summary>
        <textarea
          readOnly
          aria-label={label}
          rows={12}
          value={text}
          onFocus={({ target }) => target.select()}
          className={`${INPUT_CLASS} font-mono text-sm`}
        />
      </details>
    </div>
  );
}
