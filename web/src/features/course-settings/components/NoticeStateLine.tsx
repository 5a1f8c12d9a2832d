import type { ManagedCourse } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";
import { Notice } from "../../../ui/States.tsx";

const WORDS = {
  waiting: "notices_waiting",
  asked: "notices_asked",
  declined: "notices_declined",
} as const;

/** Why the messages of a course do not go to its administrator (yet); nothing where they do. */
export function NoticeStateLine({ course }: { course: ManagedCourse }) {
  const { t } = useTranslation("manage");
  const { notices, admin } = course;
  if (notices === "agreed") return null;
  return <Notice tone="info">{t(WORDS[notices], { email: admin.email })}</Notice>;
}
