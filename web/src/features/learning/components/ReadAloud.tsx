import type { StepPage } from "@lehrpfad/contract";
import { Volume2 } from "lucide-react";
import { type RefObject, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { useFetched } from "../../../lib/useFetched.ts";
import { Button } from "../../../ui/Button.tsx";

const loadBar = async () => (await import("./ReaderBar.tsx")).ReaderBar;

interface ReadAloudProps {
  page: StepPage;
  root: RefObject<HTMLElement | null>;
  text: string;
}

/** The button that has a step read aloud, where the browser can speak; its controls are fetched when it is pressed. */
export function ReadAloud({ page, root, text }: ReadAloudProps) {
  const { t } = useTranslation("viewer");
  const { part: ReaderBar, want } = useFetched(loadBar);
  const [isOpen, setOpen] = useState(false);
  if (!("speechSynthesis" in window)) return null;
  return (
    <>
      <Button
        look="plain"
        aria-expanded={isOpen}
        aria-keyshortcuts={isOpen ? undefined : "v"}
        onPress={() => (isOpen ? setOpen(false) : want(() => setOpen(true)))}
      >
        <Volume2 size={18} aria-hidden />
        {t("read_aloud")}
      </Button>
      {isOpen && ReaderBar ? (
        <ReaderBar page={page} root={root} text={text} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
