import type { CourseLanguage, ProposalTarget, StepVersion } from "@lehrpfad/contract";
import { ArrowDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { cx } from "../../../ui/cx.ts";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Notice } from "../../../ui/States.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { useNextChange } from "../useNextChange.ts";
import { ALL_PARTS, type ComparedStep, type Part, useCompared } from "../useVersions.ts";
import { StepVersionView } from "./StepVersionView.tsx";

const PARTS: Record<ProposalTarget["kind"], readonly Part[]> = {
  step: ALL_PARTS,
  course: ALL_PARTS,
  insertStep: ALL_PARTS,
  question: ["question"],
  summary: ["summary"],
};

type Side = "present" | "proposed";

/** Whether hardly anything that is compared is the same. */
function isAllNew(compared: ComparedStep, parts: readonly Part[]): boolean {
  if (parts.includes("text")) return compared.content.allNew;
  return parts.includes("summary") ? compared.summary.allNew : compared.question.allNew;
}

const CONTENTS = {
  text: ["title", "content"],
  summary: ["summary"],
  question: ["question", "solution", "explanation"],
} as const satisfies Record<Part, readonly (keyof ComparedStep)[]>;

/** Whether anything in what is compared is marked. */
function hasMarks(compared: ComparedStep, parts: readonly Part[]): boolean {
  const found = parts.flatMap((part) => CONTENTS[part].map((name) => compared[name]));
  return found.some((one) => [...one.present, ...one.proposed].flat().some(({ changed }) => changed));
}

/** What the two versions are called, and what only one of them has. */
export type VersionNames = Record<Side | "removed" | "added", string>;

function Legend({ removed, added }: VersionNames) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <del className="change px-1">{removed}</del>
      <ins className="change px-1">{added}</ins>
    </p>
  );
}

function useUsualNames(): VersionNames {
  const { t } = useTranslation("rewriting");
  return {
    present: t("present"),
    proposed: t("proposed"),
    removed: t("legend_removed"),
    added: t("legend_added"),
  };
}

interface StepComparisonProps {
  present: StepVersion;
  proposed: StepVersion;
  kind: ProposalTarget["kind"];
  lang: CourseLanguage;
  /** Other names than "present" and "new". */
  names?: VersionNames;
}

/** Both versions of a step, side by side where there is room, else one of them at a time. */
export function StepComparison({ present, proposed, kind, lang, names }: StepComparisonProps) {
  const { t } = useTranslation("rewriting");
  const id = useId();
  const [side, setSide] = useState<Side>("proposed");
  const [marked, setMarked] = useState(true);
  const compared = useCompared(present, proposed, lang);
  const parts = PARTS[kind];
  const { root, toNext } = useNextChange();
  const anyMarked = compared !== null && hasMarks(compared, parts);
  const versions = { present, proposed };
  const usual = useUsualNames();
  const named = names ?? usual;
  return (
    <div ref={root} className="space-y-4">
      <div className="lg:hidden">
        <RadioGroup<Side>
          label={t("version_label")}
          columns={2}
          value={side}
          choices={[
            { value: "present", label: named.present },
            { value: "proposed", label: named.proposed },
          ]}
          onChange={setSide}
        />
      </div>
      {anyMarked ? (
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
          <Switch isSelected={marked} onChange={setMarked}>
            {t("highlight")}
          </Switch>
          {marked ? (
            <>
              <Legend {...named} />
              <Button look="quiet" onPress={toNext}>
                <ArrowDown size={18} aria-hidden />
                {t("next_change")}
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
      {compared && isAllNew(compared, parts) ? <Notice>{t("all_new")}</Notice> : null}
      <div className="grid gap-5 lg:grid-cols-2">
        {(["present", "proposed"] as const).map((each) => (
          <div key={each} className={cx("min-w-0", each !== side && "hidden lg:block")}>
            <Card as="section" aria-labelledby={`${id}-${each}`} className="h-full space-y-4">
              <h3 id={`${id}-${each}`} className="text-lg">
                {named[each]}
              </h3>
              <StepVersionView
                step={versions[each]}
                side={each}
                compared={marked ? compared : null}
                lang={lang}
                parts={parts}
              />
            </Card>
          </div>
        ))}
      </div>
    </div>
  );
}
