import type { CourseOutline, OutlineStep } from "@lehrpfad/contract";
import { Combine, Eye, Plus, Scissors, Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { AnchoredMenu, type MenuEntry } from "../../../ui/AnchoredMenu.tsx";

interface StepMenuProps {
  outline: CourseOutline;
  /** The step whose menu is open, and the button it was opened with; null while none is. */
  opened: { stepId: string; button: HTMLButtonElement } | null;
  onClose: () => void;
  onDelete: (step: OutlineStep) => void;
  onSplit: (step: OutlineStep) => void;
  onMerge: (step: OutlineStep, next: OutlineStep) => void;
}

/** What can be done with a step of the list beside opening and moving it: one menu for all rows. */
export function StepMenu({ outline, opened, onClose, onDelete, onSplit, onMerge }: StepMenuProps) {
  const { t } = useTranslation("editor");
  const { t: r } = useTranslation("reshaping");
  const navigate = useNavigate();
  const icon = { size: 18, "aria-hidden": true } as const;
  const { slug, generating, steps } = outline;
  const step = steps.find(({ id }) => id === opened?.stepId);
  if (!step || !opened) return null;
  const next = steps[steps.indexOf(step) + 1];
  const go = (path: string) => () => void navigate(`/c/${slug}/${path}`);
  const look: MenuEntry = {
    id: "preview",
    label: t("preview"),
    icon: <Eye {...icon} />,
    onSelect: go(`preview/${step.id}`),
  };
  const insert = (side: "before" | "after"): MenuEntry => ({
    id: side,
    label: t(`insert_${side}`),
    icon: <Plus {...icon} />,
    onSelect: go(`edit/add?${side}=${step.id}`),
  });
  const remove: MenuEntry = {
    id: "delete",
    label: t("delete"),
    icon: <Trash2 {...icon} />,
    danger: true,
    onSelect: () => onDelete(step),
  };
  const shapes: MenuEntry[] = [
    ...(step.words > 0
      ? [{ id: "split", label: r("split"), icon: <Scissors {...icon} />, onSelect: () => onSplit(step) }]
      : []),
    ...(next
      ? [{ id: "merge", label: r("merge"), icon: <Combine {...icon} />, onSelect: () => onMerge(step, next) }]
      : []),
  ];
  const inserts = [look, insert("before"), insert("after")];
  return (
    <AnchoredMenu
      label={t("actions", { position: step.position })}
      anchor={opened.button}
      onClose={onClose}
      groups={generating ? [[look]] : [inserts, shapes, [remove]].filter((group) => group.length > 0)}
    />
  );
}
