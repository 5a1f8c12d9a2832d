import type { CourseCard } from "@lehrpfad/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  BookOpen,
  Eye,
  EyeOff,
  KeyRound,
  Link as LinkIcon,
  LoaderCircle,
  MoreVertical,
  SlidersHorizontal,
  Trash2,
} from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
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

function useCopyLink() {
  const { t } = useTranslation("studio");
  const { t: common } = useTranslation();
  return async (slug: string) => {
    try {
      await navigator.clipboard.writeText(new URL(`/c/${slug}`, location.origin).href);
      toast.success(t("link_copied"));
    } catch {
      toast.error(common("copy_failed"));
    }
  };
}

/** Everything one can do with a course from its card. */
export function CourseActions({ course, onDelete }: { course: CourseCard; onDelete: () => void }) {
  const { t } = useTranslation("studio");
  const navigate = useNavigate();
  const { slug, name, active } = course;
  const setActive = useSetActive(name);
  const copyLink = useCopyLink();
  const ready = course.generation.label === "ready";
  const icon = { size: 18, "aria-hidden": true } as const;
  const go = (path: string) => () => void navigate(path);
  const open: MenuEntry[] = [
    { id: "open", label: t("open_course"), icon: <BookOpen {...icon} />, onSelect: go(`/c/${slug}`) },
  ];
  const look: MenuEntry[] = [
    {
      id: "generation",
      label: t(ready ? "open_completion" : "open_generation"),
      icon: ready ? <KeyRound {...icon} /> : <LoaderCircle {...icon} />,
      onSelect: go(`/c/${slug}/generation`),
    },
    {
      id: "manage",
      label: t("manage"),
      icon: <SlidersHorizontal {...icon} />,
      onSelect: go(`/c/${slug}/manage`),
    },
    {
      id: "copy",
      label: t("copy_link"),
      icon: <LinkIcon {...icon} />,
      onSelect: () => void copyLink(slug),
    },
  ];
  const change: MenuEntry[] = [
    {
      id: "active",
      label: t(active ? "deactivate" : "activate"),
      icon: active ? <EyeOff {...icon} /> : <Eye {...icon} />,
      onSelect: () => setActive.mutate({ slug, active: !active }),
    },
    {
      id: "delete",
      label: t("delete_confirm"),
      icon: <Trash2 {...icon} />,
      danger: true,
      onSelect: onDelete,
    },
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
      groups={[ready ? [...open, ...look] : look, change]}
    />
  );
}
