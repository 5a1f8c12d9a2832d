import { type Generation, LIMITS, type ShownPlan } from "@lehrpfad/contract";
import { Combine, PencilLine, Split, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { afterPaint } from "../../../lib/afterPaint.ts";
import { announce } from "../../../lib/announcer.ts";
import { LeaveDialog } from "../../../lib/course/saving/LeaveDialog.tsx";
import { useLeaveGuard } from "../../../lib/course/saving/useLeaveGuard.ts";
import { CodedError, useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { AnchoredMenu, type MenuEntry } from "../../../ui/AnchoredMenu.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/Skeleton.tsx";
import { Notice } from "../../../ui/States.tsx";
import {
  linkOf,
  neighbourOf,
  type PlanStep,
  splitKeyOf,
  unitsOf,
  withStepAt,
  withTexts,
} from "../plan/changes.ts";
import { type EditedPlan, usePlan, useStoredPlan, useWriting } from "../plan/usePlan.ts";
import { useReshaping } from "../plan/useReshaping.ts";
import { DropStepDialog } from "./DropStepDialog.tsx";
import { CourseNotices } from "./GenerationNotices.tsx";
import { PlanConflict } from "./PlanConflict.tsx";
import { PlanLeftOut } from "./PlanLeftOut.tsx";
import { PlanList } from "./PlanList.tsx";
import { PlanPanel } from "./PlanPanel.tsx";
import { PlanStepDialog } from "./PlanStepDialog.tsx";
import { SplitStepDialog } from "./SplitStepDialog.tsx";

type Opened =
  | { kind: "edit" | "drop" | "split"; key: string }
  | { kind: "menu"; key: string; button: HTMLButtonElement };

interface StepMenuProps {
  plan: EditedPlan;
  opened: Extract<Opened, { kind: "menu" }>;
  onOpen: (opened: Opened | null) => void;
  onMerge: (key: string) => void;
}

/**
 * What can be done with a step beside moving it; with as few steps as there may be, none is merged or dropped, with as
 * many none is divided.
 */
function StepMenu({ plan, opened, onOpen, onMerge }: StepMenuProps) {
  const { t } = useTranslation("plan");
  const { t: e } = useTranslation("editor");
  const icon = { size: 18, "aria-hidden": true } as const;
  const { steps } = plan.draft;
  const { key, button } = opened;
  const position = steps.findIndex((step) => step.key === key) + 1;
  const edit: MenuEntry = {
    ...{ id: "edit", label: t("edit_action"), icon: <PencilLine {...icon} /> },
    onSelect: () => onOpen({ kind: "edit", key }),
  };
  const merge: MenuEntry = {
    ...{ id: "merge", label: t("merge"), icon: <Combine {...icon} /> },
    onSelect: () => onMerge(key),
  };
  const drop: MenuEntry = {
    ...{ id: "drop", label: t("drop"), icon: <Trash2 {...icon} />, danger: true },
    onSelect: () => onOpen({ kind: "drop", key }),
  };
  const split: MenuEntry = {
    ...{ id: "split", label: t("split"), icon: <Split {...icon} /> },
    onSelect: () => onOpen({ kind: "split", key }),
  };
  const step = steps[position - 1];
  const isDivisible = step !== undefined && unitsOf(step).length > 1 && steps.length < LIMITS.steps.maximum;
  const isLeast = steps.length <= plan.minimumSteps || steps.length === 1;
  const shape = position === steps.length ? [[drop]] : [[merge], [drop]];
  return (
    <AnchoredMenu
      label={e("actions", { position })}
      anchor={button}
      onClose={() => onOpen(null)}
      groups={[isDivisible ? [edit, split] : [edit], ...(isLeast ? [] : shape)]}
    />
  );
}

function focusRow(root: HTMLElement | null, key: string): void {
  root?.querySelector<HTMLElement>(`[data-key="${key}"] [data-entry]`)?.focus();
}

/** Why no step can be merged or dropped now, and what helps. */
function Least({ steps, minimum }: { steps: readonly PlanStep[]; minimum: number }) {
  const { t } = useTranslation("plan");
  const { minimum: usual } = LIMITS.steps;
  const why = minimum < usual ? t("least_material", { minimum, usual }) : t("least", { minimum });
  const canSplit = steps.some((step) => unitsOf(step).length > 1);
  return (
    <Notice>
      {why} {canSplit ? t("least_split") : null}
    </Notice>
  );
}

/** The steps of a plan, and the windows in which one changes them. */
function Steps({ plan, stored }: { plan: EditedPlan; stored: Pick<ShownPlan, "language" | "writer"> }) {
  const { language } = stored;
  const hasLevels = stored.writer !== "builtin";
  const { t } = useTranslation("plan");
  const { draft, store, faults, minimumSteps } = plan;
  const { steps } = draft;
  const root = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { merge, drop, split } = useReshaping(store);
  const [merged, setMerged] = useState<PlanStep | null>(null);
  const named = steps.find(({ title, parts }) => title === merged?.title && parts === merged.parts);
  const at = steps.findIndex(({ key }) => key === opened?.key);
  const step = steps[at];
  const neighbour = opened ? neighbourOf(draft, opened.key) : undefined;
  return (
    <section ref={root} aria-labelledby="plan-steps-title" className="space-y-4">
      <h2 id="plan-steps-title" className="text-xl">
        {t("steps_title")}
      </h2>
      {steps.length <= minimumSteps ? <Least steps={steps} minimum={minimumSteps} /> : null}
      <PlanList
        steps={steps}
        language={language}
        hasLevels={hasLevels}
        faults={faults}
        toRename={named?.key ?? null}
        onEdit={(key) => setOpened({ kind: "edit", key })}
        onMenu={(key, button) => setOpened({ kind: "menu", key, button })}
        onPlace={(key, to) => store.change((before) => withStepAt(before, key, to))}
      />
      {opened?.kind === "menu" ? (
        <StepMenu
          plan={plan}
          opened={opened}
          onOpen={setOpened}
          onMerge={(key) => {
            merge(key);
            setMerged(store.shown().draft.steps.find((one) => one.key === key) ?? null);
          }}
        />
      ) : null}
      {opened?.kind === "edit" && step ? (
        <PlanStepDialog
          step={step}
          position={at + 1}
          link={linkOf(steps, at)}
          hasLevels={hasLevels}
          onChange={(texts) => store.change((before) => withTexts(before, step.key, texts))}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened?.kind === "split" && step ? (
        <SplitStepDialog
          step={step}
          onSplit={(count) => {
            const key = splitKeyOf(draft, step.key);
            split(step.key, count, !hasLevels);
            setOpened({ kind: "edit", key });
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened?.kind === "drop" && step && neighbour ? (
        <DropStepDialog
          step={step}
          neighbour={neighbour}
          onDrop={(way) => {
            drop(step.key, way);
            setOpened(null);
            afterPaint(() => focusRow(root.current, neighbour.key));
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </section>
  );
}

interface PlanProps {
  stored: ShownPlan;
  state: Generation;
  onState: (state: Generation) => void;
}

function Plan({ stored, state, onState }: PlanProps) {
  const { t } = useTranslation("plan");
  const sentence = useErrorSentence();
  const plan = usePlan(stored);
  const writing = useWriting(plan, stored.slug, onState);
  const held = useLeaveGuard(plan.state !== "saved", plan.save);
  const { takeIn } = useReshaping(plan.store);
  const root = useRef<HTMLDivElement>(null);
  const write = () => {
    const [fault] = plan.faults;
    if (!fault) return writing.write();
    announce(sentence(new CodedError(fault.code, { ...fault.data })));
    const at = "position" in fault.data ? fault.data.position - 1 : 0;
    focusRow(root.current, plan.draft.steps[at]?.key ?? "");
  };
  if (plan.theirs !== null) {
    return (
      <>
        <PlanConflict mine={plan.draft} theirs={plan.theirs} onChoose={plan.store.resolve} />
        <LeaveDialog held={held} />
      </>
    );
  }
  return (
    <div ref={root} className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem]">
      <div className="min-w-0 space-y-8">
        <CourseNotices notices={state.notices} />
        {stored.situation === "" ? null : (
          <Card as="section" tone="paper" aria-labelledby="plan-situation">
            <h2 id="plan-situation" className="mb-2 text-lg">
              {t("situation")}
            </h2>
            <p lang={stored.language} className="font-read">
              {stored.situation}
            </p>
          </Card>
        )}
        <Steps plan={plan} stored={stored} />
        {stored.aside.length + stored.leftOut.length > 0 ||
        stored.steps.some(({ parts }) => parts.length > 0) ? (
          <PlanLeftOut
            draft={plan.draft}
            aside={stored.aside}
            onTakeIn={(part, key) => {
              takeIn(part, key);
              afterPaint(() => focusRow(root.current, key));
            }}
          />
        ) : null}
      </div>
      <PlanPanel
        plan={plan}
        writing={{ ...writing, write }}
        slug={stored.slug}
        courseName={stored.courseName}
        writer={stored.writer}
      />
      <LeaveDialog held={held} />
    </div>
  );
}

/** A plan that waits for its creator: she changes it and has the course written from it. */
export function PlanView({ state, onState }: Omit<PlanProps, "stored">) {
  const { t } = useTranslation();
  const query = useStoredPlan(state.slug);
  if (query.data) return <Plan key={query.data.id} stored={query.data} state={state} onState={onState} />;
  if (query.isError) return <QueryError query={query} />;
  return (
    <Loading label={t("loading")}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem]">
        <SkeletonText lines={14} />
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    </Loading>
  );
}
