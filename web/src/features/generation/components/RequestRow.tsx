import type { ModelRequest } from "@lehrpfad/contract";
import type { Key } from "@lehrpfad/i18n";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useFormats } from "../../../lib/format.ts";
import { hasText, useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { Tag } from "../../../ui/Tag.tsx";
import { isFault, modelName, purposeOf } from "../debug.ts";
import { RequestTexts } from "./RequestTexts.tsx";

function hasOutcome(key: string): key is Key<"debug"> {
  return hasText("debug", key);
}

function Outcome({ request }: { request: ModelRequest }) {
  const { t } = useTranslation("debug");
  const key = `outcome_${request.outcome}`;
  return <Tag tone={isFault(request) ? "danger" : "good"}>{t(hasOutcome(key) ? key : "outcome_other")}</Tag>;
}

function usePurpose(request: ModelRequest): string {
  const { t } = useTranslation("debug");
  const purpose = purposeOf(request);
  return purpose === null ? request.purpose : t(purpose.key, purpose.values);
}

interface RequestRowProps {
  slug: string;
  request: ModelRequest;
  /** Says which model was asked: where a run asked more than one. */
  namesModel: boolean;
}

/** One request in a line; pressed, it shows what was wrong, what was asked and what was answered. */
export function RequestRow({ slug, request, namesModel }: RequestRowProps) {
  const { t } = useTranslation("debug");
  const f = useFormats();
  const [open, setOpen] = useState(false);
  const id = useId();
  const purpose = usePurpose(request);
  const { attempt, milliseconds, inputTokens, outputTokens, startedAt, repairs } = request;
  const facts = [
    f.clock(startedAt),
    f.duration(milliseconds),
    ...(inputTokens + outputTokens > 0
      ? [t("tokens", { sent: f.number(inputTokens), received: f.number(outputTokens) })]
      : []),
    ...(attempt > 1 ? [t("attempt", { attempt: f.number(attempt) })] : []),
    ...(namesModel ? [modelName(request)] : []),
  ];
  return (
    <li className="rounded-m border border-line bg-surface">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-start gap-3 rounded-m px-4 py-3 text-left hover:bg-accent-soft"
      >
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{purpose}</span>
            <Outcome request={request} />
            {repairs !== null && !isFault(request) ? <Tag tone="here">{t("repaired")}</Tag> : null}
          </span>
          <span className="mt-1 flex flex-wrap gap-x-4 text-sm tabular-nums text-muted">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
        </span>
        <ChevronDown size={20} aria-hidden className={cx("mt-1 shrink-0 text-muted", open && "rotate-180")} />
      </button>
      <div id={id} hidden={!open} className="border-t border-line px-4 pb-4">
        {open ? <RequestTexts slug={slug} request={request} /> : null}
      </div>
    </li>
  );
}
