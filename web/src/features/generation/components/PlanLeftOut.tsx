import type { LeftOutPart, LeftOutReason } from "@lehrpfad/contract";
import { useState } from "react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Select } from "../../../ui/Select.tsx";
import { type PlanDraft, wordsOf } from "../plan/changes.ts";
import { nameOfPart, usePlaceOf, useWords } from "./PlanPart.tsx";

interface TakeInDialogProps {
  part: LeftOutPart;
  steps: PlanDraft["steps"];
  onTakeIn: (key: string) => void;
  onClose: () => void;
}

/** The step in whose neighbourhood a part stands in its document. */
function nearestTo(part: LeftOutPart, steps: PlanDraft["steps"]): string {
  const before = steps.findLast(({ parts }) =>
    parts.some(({ documentId, from }) => documentId === part.documentId && from < part.from),
  );
  return (before ?? steps[0])?.key ?? "";
}

function TakeInDialog({ part, steps, onTakeIn, onClose }: TakeInDialogProps) {
  const { t } = useTranslation("plan");
  const { t: common } = useTranslation();
  const [key, setKey] = useState(() => nearestTo(part, steps));
  const choices = steps.map(({ key: value, title }, at) => ({ value, label: `${at + 1}. ${title}` }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("take_in_title")}
      actions={
        <>
          <Button look="quiet" onPress={onClose}>
            {common("cancel")}
          </Button>
          <Button onPress={() => onTakeIn(key)}>{t("take_in_action")}</Button>
        </>
      }
    >
      <p className="mb-4 text-muted">{nameOfPart(part)}</p>
      <Select label={t("take_in_step")} choices={choices} value={key} onChange={setKey} />
    </Dialog>
  );
}

function Part({ part, onTake }: { part: LeftOutPart; onTake: () => void }) {
  const { t } = useTranslation("plan");
  const { t: c } = useTranslation("coverage");
  const placeOf = usePlaceOf();
  const words = useWords();
  const what = nameOfPart(part);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="break-words font-semibold">{what}</p>
        <p className="text-md text-muted first-letter:uppercase">
          {[c(`reason_${part.reason}`), placeOf(part), words(part.words)].join(" · ")}
        </p>
      </div>
      <button
        type="button"
        aria-label={t("take_in", { what })}
        onClick={onTake}
        className="text-link inline-flex min-h-11 items-center"
      >
        {t("take_in_action")}
      </button>
    </li>
  );
}

/** More parts than these are folded by their reason: a hundred in a row are read by nobody. */
const UNFOLDED = 6;

/** What has been left out for one reason, behind its sum; a screen reader hears how many there are. */
function Folded({ reason, parts, onTake }: FoldedProps) {
  const { t: c } = useTranslation("coverage");
  const f = useFormats();
  const words = useWords();
  return (
    <li>
      <details>
        <summary className="min-h-11 cursor-pointer py-3">
          <span className="inline-block font-semibold first-letter:uppercase">{c(`reason_${reason}`)}</span>{" "}
          <span className="text-md text-muted">
            ({f.number(parts.length)}) · {words(wordsOf(parts))}
          </span>
        </summary>
        <ul className="divide-y divide-line border-t border-line pl-4">
          {parts.map((part) => (
            <Part key={`${part.documentId}/${part.from}`} part={part} onTake={() => onTake(part)} />
          ))}
        </ul>
      </details>
    </li>
  );
}

interface FoldedProps {
  reason: LeftOutReason;
  parts: readonly LeftOutPart[];
  onTake: (part: LeftOutPart) => void;
}

/** What nobody has to be taught, together by its reason. */
function Aside({ reason, parts }: { reason: LeftOutReason; parts: readonly LeftOutPart[] }) {
  const { t } = useTranslation("plan");
  const { t: c } = useTranslation("coverage");
  const f = useFormats();
  const placeOf = usePlaceOf();
  const words = useWords();
  const [first] = parts;
  const more = parts.length - 1;
  return (
    <li className="py-3">
      <p className="font-semibold first-letter:uppercase">{c(`reason_${reason}`)}</p>
      <p className="text-md text-muted">
        {first ? placeOf(first) : null}
        {more > 0 ? ` ${t("more_places", { count: more, number: f.number(more) })}` : null} ·{" "}
        {words(wordsOf(parts))}
      </p>
    </li>
  );
}

interface PlanLeftOutProps {
  draft: PlanDraft;
  aside: readonly LeftOutPart[];
  onTakeIn: (part: LeftOutPart, key: string) => void;
}

/** What no step teaches, each with its reason; what could be taught may be taken in after all. */
export function PlanLeftOut({ draft, aside, onTakeIn }: PlanLeftOutProps) {
  const { t } = useTranslation("plan");
  const [taking, setTaking] = useState<LeftOutPart | null>(null);
  const { leftOut, steps } = draft;
  const reasons = [...new Set(aside.map(({ reason }) => reason))];
  const isEmpty = leftOut.length === 0 && aside.length === 0;
  return (
    <section aria-labelledby="left-out-title">
      <h2 id="left-out-title" className="text-xl">
        {t("left_out_title")}
      </h2>
      <p className="mt-1 text-muted">{t(isEmpty ? "left_out_none" : "left_out_text")}</p>
      {isEmpty ? null : (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {leftOut.length > UNFOLDED
            ? [...new Set(leftOut.map(({ reason }) => reason))].map((reason) => (
                <Folded
                  key={reason}
                  reason={reason}
                  parts={leftOut.filter((part) => part.reason === reason)}
                  onTake={setTaking}
                />
              ))
            : leftOut.map((part) => (
                <Part key={`${part.documentId}/${part.from}`} part={part} onTake={() => setTaking(part)} />
              ))}
          {reasons.map((reason) => (
            <Aside key={reason} reason={reason} parts={aside.filter((part) => part.reason === reason)} />
          ))}
        </ul>
      )}
      {taking ? (
        <TakeInDialog
          part={taking}
          steps={steps}
          onClose={() => setTaking(null)}
          onTakeIn={(key) => {
            onTakeIn(taking, key);
            setTaking(null);
          }}
        />
      ) : null}
    </section>
  );
}
