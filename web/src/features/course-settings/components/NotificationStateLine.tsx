import type { ManagedCourse } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";
import { Notice } from "../../../ui/States.tsx";

const WORDS = {
  waiting: "notifications_waiting",
  asked: "notifications_asked",
  declined: "notifications_declined",
} as const;

/** Why the messages of a course do not go to its administrator (yet); nothing where they do. */
export function NotificationStateLine({ course }: { course: ManagedCourse }) {
  const { t } = useTranslation("manage");
  const { notifications, admin } = course;
  if (notifications === "agreed" || admin === null) return null;
  return <Notice tone="info">{t(WORDS[notifications], { email: admin.email })}</Notice>;
}
