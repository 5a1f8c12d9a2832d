import type { PlanFault, ShownPlan } from "@lehrpfad/contract";
import { SaveNote } from "../../../lib/course/saving/SaveNote.tsx";
import { CodedError, useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/States.tsx";
import { wordsOf } from "../plan/changes.ts";
import type { EditedPlan, useWriting } from "../plan/usePlan.ts";
import { CancelButton } from "./GenerationControls.tsx";

function Faults({ faults }: { faults: readonly PlanFault[] }) {
  const { t } = useTranslation("plan");
  const sentence = useErrorSentence();
  if (faults.length === 0) return null;
  const sentences = faults.map(({ code, data }) => sentence(new CodedError(code, { ...data })));
  return (
    <Notice tone="here">
      <p>{t("mend_first")}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {sentences.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Notice>
  );
}

function NotSaved({ error, save }: Pick<EditedPlan, "error" | "save">) {
  const { t } = useTranslation("plan");
  const sentence = useErrorSentence();
  return (
    <div className="space-y-2">
      <Notice tone="danger">{t("save_failed", { reason: sentence(error) })}</Notice>
      <Button look="quiet" onPress={() => void save()}>
        {t("save_again")}
      </Button>
    </div>
  );
}

interface PlanPanelProps {
  plan: EditedPlan;
  writing: ReturnType<typeof useWriting>;
  slug: string;
  courseName: string;
  /** Who will write from the plan. */
  writer: ShownPlan["writer"];
}

/** How large the course becomes, whether the plan is saved, and the way on: have it written, or give it up. */
export function PlanPanel({ plan, writing, slug, courseName, writer }: PlanPanelProps) {
  const { t } = useTranslation("plan");
  const f = useFormats();
  const sentence = useErrorSentence();
  const { steps } = plan.draft;
  const taught = steps.reduce((sum, { parts }) => sum + wordsOf(parts), 0);
  const count = steps.length;
  return (
    <Card className="space-y-4 lg:sticky lg:top-6">
      <div>
        <p className="font-read text-xl font-semibold">
          {t("steps_count", { count, number: f.number(count) })}
        </p>
        <p className="mt-1 text-muted">
          {taught > 0
            ? `${t("from_words", { count: taught, number: f.number(taught) })} ${t(writer === "builtin" ? "write_text_builtin" : "write_text")}`
            : t("write_text_goal")}
        </p>
      </div>
      <Faults faults={plan.faults} />
      {plan.state === "failed" ? (
        <NotSaved error={plan.error} save={plan.save} />
      ) : (
        <SaveNote state={plan.state} />
      )}
      {writing.error === null ? null : <Notice tone="danger">{sentence(writing.error)}</Notice>}
      <div className="flex flex-col gap-3">
        <Button wide isPending={writing.isPending} onPress={writing.write}>
          {t("write")}
        </Button>
        <CancelButton slug={slug} name={courseName} />
      </div>
    </Card>
  );
}
