import type { CourseCard } from "@lehrpfad/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  BookOpen,
  ChartColumn,
  Copy,
  Eye,
  EyeOff,
  KeyRound,
  LoaderCircle,
  type LucideIcon,
  Palette,
  PenLine,
  Settings,
  Share2,
  SlidersHorizontal,
  Trash2,
} from "lucide-react";
import { useNavigate } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { AnchoredMenu, type MenuEntry } from "../../../ui/AnchoredMenu.tsx";
import { toast } from "../../../ui/toast.ts";

/** Switches a course on or off and says so. */
function useSetActive(name: string) {
  const { t } = useTranslation("studio");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  return useMutation(
    orpc.courses.setActive.mutationOptions({
      onSuccess: ({ slug, active }) => {
        if (active) toast.success(t("activated", { name }));
        else toast.success(t("deactivated", { name }), t("deactivated_text"));
        void queries.invalidateQueries({ queryKey: orpc.courses.get.key({ input: { slug } }) });
        return queries.invalidateQueries({ queryKey: orpc.results.dashboard.key() });
      },
      onError: (error, { active }) =>
        toast.error(t(active ? "activate_failed" : "deactivate_failed", { name }), sentence(error)),
    }),
  );
}

interface CourseActionsProps {
  course: CourseCard;
  /** The button of its card that opened them. */
  button: HTMLElement;
  onClose: () => void;
  onShare: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** Everything one can do with a course, at its card: one menu for all cards, of which a page has many. */
export function CourseActions(props: CourseActionsProps) {
  const { course, button, onClose, onShare, onDuplicate, onDelete } = props;
  const { t } = useTranslation("studio");
  const navigate = useNavigate();
  const { slug, name, active } = course;
  const setActive = useSetActive(name);
  const ready = course.generation.label === "ready";
  const entry = (id: string, label: string, Icon: LucideIcon, onSelect: () => void): MenuEntry => ({
    id,
    label,
    onSelect,
    icon: <Icon size={18} aria-hidden />,
  });
  const go = (path: string) => () => void navigate(path);
  const work = ready
    ? [
        entry("open", t("open_course"), BookOpen, go(`/c/${slug}`)),
        entry("edit", t("edit"), PenLine, go(`/c/${slug}/edit`)),
        entry("results", t("results"), ChartColumn, go(`/c/${slug}/results`)),
        entry("settings", t("course_settings"), Settings, go(`/c/${slug}/settings`)),
        entry("design", t("design"), Palette, go(`/c/${slug}/design`)),
      ]
    : [entry("generation", t("open_generation"), LoaderCircle, go(`/c/${slug}/generation`))];
  const manage = [
    entry("share", t("share"), Share2, onShare),
    ...(ready ? [entry("completion", t("open_completion"), KeyRound, go(`/c/${slug}/generation`))] : []),
    entry("manage", t("manage"), SlidersHorizontal, go(`/c/${slug}/manage`)),
  ];
  const change = [
    ...(ready ? [entry("duplicate", t("duplicate"), Copy, onDuplicate)] : []),
    entry("active", t(active ? "deactivate" : "activate"), active ? EyeOff : Eye, () =>
      setActive.mutate({ slug, active: !active }),
    ),
    { ...entry("delete", t("delete_confirm"), Trash2, onDelete), danger: true },
  ];
  return (
    <AnchoredMenu
      label={t("actions", { name })}
      anchor={button}
      onClose={onClose}
      groups={[work, manage, change]}
    />
  );
}
