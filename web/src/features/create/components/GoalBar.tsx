import { LIMITS } from "@lehrpfad/contract";
import { Target, X } from "lucide-react";
import { useState } from "react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextArea } from "../../../ui/TextField.tsx";
import type { ShownSection } from "../structure/wish.ts";

interface GoalBarProps {
  goal: string;
  sections: readonly ShownSection[];
  /** Whether what matches is not computed yet. */
  isComputing: boolean;
  onChange: (goal: string) => void;
  onOnly: () => void;
}

function Matches({
  sections,
  isComputing,
  onOnly,
}: Pick<GoalBarProps, "sections" | "isComputing" | "onOnly">) {
  const { t } = useTranslation("structure");
  const f = useFormats();
  const count = sections.filter(({ match }) => match !== null).length;
  const isExact = sections.every(({ match, ticked }) => (match !== null) === ticked);
  if (isComputing) return <p className="text-md text-muted">{t("computing")}</p>;
  if (count === 0) return <p className="text-md">{t("goal_none")}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-md">
        <strong className="rounded-chip bg-mark px-1.5 py-0.5">
          {t("goal_matches", { number: f.number(count), all: f.number(sections.length) })}
        </strong>{" "}
        {isExact ? null : t("goal_keeps")}
      </p>
      {isExact ? null : (
        <Button look="quiet" onPress={onOnly}>
          {t("goal_only", { count, number: f.number(count) })}
        </Button>
      )}
    </div>
  );
}

/** The learning goal, and which sections serve it: it marks them, and only a press ticks them. */
export function GoalBar({ goal, onChange, ...found }: GoalBarProps) {
  const { t } = useTranslation("structure");
  const { t: create } = useTranslation("create");
  const [isOpen, setOpen] = useState(goal.trim() !== "");
  if (!isOpen)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="flex items-center gap-2 text-md">
          <Target size={18} aria-hidden className="shrink-0" />
          <span>
            <strong>{t("goal")}</strong> <span className="text-muted">{t("goal_hint")}</span>
          </span>
        </p>
        <Button look="plain" onPress={() => setOpen(true)}>
          {t("goal_add")}
        </Button>
      </div>
    );
  return (
    <div className="space-y-2 py-1">
      <TextArea
        label={create("goal_label")}
        rows={2}
        maxLength={LIMITS.goalLength}
        value={goal}
        onChange={onChange}
      />
      {goal.trim() === "" || found.sections.length === 0 ? null : <Matches {...found} />}
      <Button
        look="plain"
        onPress={() => {
          onChange("");
          setOpen(false);
        }}
      >
        <X size={16} aria-hidden />
        {t("goal_clear")}
      </Button>
    </div>
  );
}
