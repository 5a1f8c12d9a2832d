import type { StepPage } from "@lehrpfad/contract";
import { MessageCircleQuestion } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "../../../lib/i18n.ts";
import { useFetched } from "../../../lib/useFetched.ts";
import { Button } from "../../../ui/Button.tsx";
import { revealFound } from "../found.ts";

const loadDialog = async () => (await import("./AskDialog.tsx")).AskDialog;

/** Shows the passage that the address names, as soon as the text is there. */
function useFoundPassage(root: RefObject<HTMLElement | null>, text: string): void {
  const location = useLocation();
  useEffect(() => {
    if (root.current) revealFound(root.current, text, location.hash);
  }, [root, text, location]);
}

interface AskCourseProps {
  slug: string;
  page: StepPage;
  root: RefObject<HTMLElement | null>;
  text: string;
}

/** The button with which a participant asks the course; what it opens is fetched when it is pressed. */
export function AskCourse({ slug, page, root, text }: AskCourseProps) {
  const { t } = useTranslation("viewer");
  const { part: AskDialog, want } = useFetched(loadDialog);
  const [isOpen, setOpen] = useState(false);
  useFoundPassage(root, text);
  if (!page.mayAsk) return null;
  return (
    <>
      <Button look="plain" aria-keyshortcuts="f" onPress={() => want(() => setOpen(true))}>
        <MessageCircleQuestion size={18} aria-hidden />
        {t("ask_course")}
      </Button>
      {AskDialog ? (
        <AskDialog slug={slug} page={page} isOpen={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
