import type { CourseOutline, OutlineStep, Proposal } from "@lehrpfad/contract";
import { ArrowDown, ArrowUp, Eye, GripVertical, MoreVertical, Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { Menu, type MenuEntry } from "../../../ui/Menu.tsx";
import { ProposalTag } from "../../rewriting/components/ProposalTag.tsx";
import { nextPlace } from "../order.ts";
import { useMoveStep } from "../queries.ts";

const SQUARE =
  "grid size-9 shrink-0 place-items-center rounded-m text-muted hover:bg-accent-soft hover:text-ink disabled:opacity-40 pointer-coarse:size-11";

interface RowProps {
  outline: CourseOutline;
  step: OutlineStep;
  /** The furthest proposal on the step. */
  proposal: Proposal | undefined;
  onDelete: () => void;
}

function RowMenu({ outline, step, onDelete }: Omit<RowProps, "proposal">) {
  const { t } = useTranslation("editor");
  const navigate = useNavigate();
  const icon = { size: 18, "aria-hidden": true } as const;
  const { slug, generating } = outline;
  const add = (side: string) => () => void navigate(`/c/${slug}/edit/add?${side}=${step.id}`);
  const insert: MenuEntry[] = generating
    ? []
    : [
        { id: "before", label: t("insert_before"), icon: <Plus {...icon} />, onSelect: add("before") },
        { id: "after", label: t("insert_after"), icon: <Plus {...icon} />, onSelect: add("after") },
      ];
  const look: MenuEntry = {
    id: "preview",
    label: t("preview"),
    icon: <Eye {...icon} />,
    onSelect: () => void navigate(`/c/${slug}/preview/${step.id}`),
  };
  const remove: MenuEntry = {
    id: "delete",
    label: t("delete"),
    icon: <Trash2 {...icon} />,
    danger: true,
    onSelect: onDelete,
  };
  const label = t("actions", { position: step.position });
  return (
    <Menu
      label={label}
      trigger={
        <AriaButton aria-label={label} className={SQUARE}>
          <MoreVertical size={18} aria-hidden />
        </AriaButton>
      }
      groups={generating ? [[look]] : [[look, ...insert], [remove]]}
    />
  );
}

function MoveButton({
  outline,
  step,
  way,
  children,
}: RowProps & { way: "up" | "down"; children: ReactNode }) {
  const { t } = useTranslation("editor");
  const move = useMoveStep(outline.slug);
  const place = nextPlace(outline, step.id, way);
  return (
    <AriaButton
      aria-label={t(way === "up" ? "move_up" : "move_down", { title: step.title })}
      isDisabled={place === null || outline.generating}
      onPress={() => move.mutate({ slug: outline.slug, stepId: step.id, place })}
      className={SQUARE}
    >
      {children}
    </AriaButton>
  );
}

/** One step of the list: handle, title, and what one can do with it. */
export function StepRow(props: RowProps) {
  const { outline, step, proposal } = props;
  const { t } = useTranslation("editor");
  const notes = [
    step.fallback ? t("note_fallback") : "",
    step.words === 0 ? t("note_empty") : "",
    step.question === null ? t("note_no_question") : "",
  ].filter(Boolean);
  return (
    <div className="flex w-full items-center gap-0.5 py-1 pr-1">
      <AriaButton slot="drag" isDisabled={outline.generating} className={cx(SQUARE, "cursor-grab")}>
        <GripVertical size={18} aria-hidden />
      </AriaButton>
      <span className="min-w-0 flex-1 py-1.5 leading-snug">
        <span className="tabular-nums text-muted">{step.position}. </span>
        <span className="font-semibold">{step.title}</span>
        {notes.length > 0 ? <span className="block text-sm text-here">{notes.join(" · ")}</span> : null}
        {proposal ? (
          <span className="mt-1 block">
            <ProposalTag proposal={proposal} />
          </span>
        ) : null}
      </span>
      <MoveButton {...props} way="up">
        <ArrowUp size={18} aria-hidden />
      </MoveButton>
      <MoveButton {...props} way="down">
        <ArrowDown size={18} aria-hidden />
      </MoveButton>
      <RowMenu {...props} />
    </div>
  );
}
