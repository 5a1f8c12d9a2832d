import type { CourseOutline, OutlineStep } from "@lehrpfad/contract";
import { Eye, Plus, Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { AnchoredMenu, type MenuEntry } from "../../../ui/AnchoredMenu.tsx";

interface StepMenuProps {
  outline: CourseOutline;
  /** The step whose menu is open, and the button it was opened with; null while none is. */
  opened: { stepId: string; button: HTMLButtonElement } | null;
  onClose: () => void;
  onDelete: (step: OutlineStep) => void;
}

/** What can be done with a step of the list beside opening and moving it: one menu for all rows. */
export function StepMenu({ outline, opened, onClose, onDelete }: StepMenuProps) {
  const { t } = useTranslation("editor");
  const navigate = useNavigate();
  const icon = { size: 18, "aria-hidden": true } as const;
  const { slug, generating, steps } = outline;
  const step = steps.find(({ id }) => id === opened?.stepId);
  if (!step || !opened) return null;
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
  return (
    <AnchoredMenu
      label={t("actions", { position: step.position })}
      anchor={opened.button}
      onClose={onClose}
      groups={generating ? [[look]] : [[look, insert("before"), insert("after")], [remove]]}
    />
  );
}
