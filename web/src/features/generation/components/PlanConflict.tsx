import type { ShownPlan } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";
import { TwoVersions } from "../../../lib/TwoVersions.tsx";
import { Button } from "../../../ui/Button.tsx";
import type { PlanDraft } from "../plan/changes.ts";

function Titles({ steps }: { steps: readonly { title: string }[] }) {
  return (
    <ol className="list-decimal space-y-1 pl-6">
      {steps.map(({ title }) => (
        <li key={title} className="break-words">
          {title}
        </li>
      ))}
    </ol>
  );
}

interface PlanConflictProps {
  mine: PlanDraft;
  theirs: ShownPlan;
  onChoose: (choice: "theirs" | "mine") => void;
}

/** Two versions of the same plan; one of them is kept. */
export function PlanConflict({ mine, theirs, onChoose }: PlanConflictProps) {
  const { t } = useTranslation("plan");
  return (
    <TwoVersions
      title={t("conflict_title")}
      text={t("conflict_text")}
      theirs={{
        name: t("conflict_theirs"),
        action: (
          <Button look="quiet" onPress={() => onChoose("theirs")}>
            {t("conflict_take_theirs")}
          </Button>
        ),
        children: <Titles steps={theirs.steps} />,
      }}
      mine={{
        name: t("conflict_mine"),
        action: <Button onPress={() => onChoose("mine")}>{t("conflict_keep_mine")}</Button>,
        children: <Titles steps={mine.steps} />,
      }}
    />
  );
}
