import type { Key } from "@lehrpfad/i18n";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { toast } from "../../../ui/toast.ts";
import { flush } from "../outbox/outbox.ts";
import { useObstacle, useOutbox } from "../outbox/useOutbox.ts";

/** Entries that are on their way for so long get a word. */
const PATIENCE_MS = 1_500;

type Words = { title: Key<"viewer">; text: Key<"viewer"> };

const UNREACHED: Words = { title: "waiting_title", text: "waiting_text" };
/** What holds it up, where that is not the connection. */
const OBSTACLES: Record<string, Words> = {
  COURSE_UNAVAILABLE: { title: "unavailable_title", text: "waiting_unavailable" },
  UNAUTHORIZED: { title: "waiting_session", text: "waiting_session_text" },
  ENROLMENT_REQUIRED: { title: "waiting_session", text: "waiting_session_text" },
  EMAIL_NOT_CONFIRMED: { title: "confirm_title", text: "waiting_confirm" },
};

/** Says, while something of a course, or of any, waits to be sent, that it is safe here; gone once it was sent. */
export function WaitingNotice({ slug }: { slug?: string }) {
  const { t } = useTranslation("viewer");
  const entry = useOutbox().find((one) => slug === undefined || one.slug === slug);
  const waits = entry !== undefined;
  const { title, text } = OBSTACLES[useObstacle(entry?.slug ?? "") ?? ""] ?? UNREACHED;
  const [late, setLate] = useState(false);
  const said = useRef(false);
  useEffect(() => {
    if (!waits) {
      setLate(false);
      if (said.current) toast.success(t("waiting_sent"));
      said.current = false;
      return;
    }
    const timer = setTimeout(() => {
      said.current = true;
      setLate(true);
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waits, t]);
  return (
    <div role="status">
      {late ? (
        <div className="mb-6">
          <Notice tone="here">
            <p className="font-semibold">{t(title)}</p>
            <p className="mb-2">{t(text)}</p>
            <Button look="quiet" onPress={() => void flush()}>
              {t("waiting_send")}
            </Button>
          </Notice>
        </div>
      ) : null}
    </div>
  );
}
