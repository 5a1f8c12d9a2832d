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
  MoreVertical,
  Palette,
  PenLine,
  Settings,
  Share2,
  SlidersHorizontal,
  Trash2,
} from "lucide-react";
import { useRef } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { useNavigate } from "react-router";
import { api, orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { newId } from "../../../lib/newId.ts";
import { Menu, type MenuEntry } from "../../../ui/Menu.tsx";
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

/** Makes a copy of a course and says so; asking again after a failed request makes one copy. */
function useDuplicate() {
  const { t } = useTranslation("studio");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const requestId = useRef(newId());
  return useMutation({
    mutationFn: (slug: string) => api.studio.duplicate({ slug, requestId: requestId.current }),
    onSuccess: ({ name }) => {
      requestId.current = newId();
      toast.success(t("duplicated", { name }), t("duplicated_text"));
      return queries.invalidateQueries({ queryKey: orpc.results.dashboard.key() });
    },
    onError: (error) => toast.error(t("duplicate_failed"), sentence(error)),
  });
}

interface CourseActionsProps {
  course: CourseCard;
  onShare: () => void;
  onDelete: () => void;
}

/** Everything one can do with a course from its card. */
export function CourseActions({ course, onShare, onDelete }: CourseActionsProps) {
  const { t } = useTranslation("studio");
  const navigate = useNavigate();
  const { slug, name, active } = course;
  const setActive = useSetActive(name);
  const duplicate = useDuplicate();
  const ready = course.generation.label === "ready";
  const entry = (id: string, label: string, Icon: LucideIcon, onSelect: () => void): MenuEntry => ({
    ...{ id, label, onSelect },
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
    ...(ready ? [entry("duplicate", t("duplicate"), Copy, () => duplicate.mutate(slug))] : []),
    entry("active", t(active ? "deactivate" : "activate"), active ? EyeOff : Eye, () =>
      setActive.mutate({ slug, active: !active }),
    ),
    { ...entry("delete", t("delete_confirm"), Trash2, onDelete), danger: true },
  ];
  return (
    <Menu
      label={t("actions", { name })}
      trigger={
        <AriaButton
          aria-label={t("actions", { name })}
          className="grid size-11 place-items-center rounded-m hover:bg-accent-soft"
        >
          <MoreVertical size={20} aria-hidden />
        </AriaButton>
      }
      groups={[work, manage, change]}
    />
  );
}
