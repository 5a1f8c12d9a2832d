import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "../lib/i18n.ts";
import { useWhenBack } from "../lib/useWhenBack.ts";
import { Button } from "../ui/Button.tsx";
import { useTakenOver } from "./useTakenOver.ts";

/** What browsers say of a part of the app that could not be fetched, and the bundler of its style sheet. */
const NOT_FETCHED = /module|preload/i;

/**
 * The generic error screen (statement 2.39). Where a part of the app could not be fetched as the server was away, it
 * says so, and loads the page anew once it is back.
 */
export function CrashPage({ error = null }: { error?: unknown }) {
  const { t } = useTranslation();
  const { t: errors } = useTranslation("errors");
  const navigate = useNavigate();
  useTakenOver();
  const isUnfetched = error instanceof Error && NOT_FETCHED.test(error.message);
  const [isAway, setAway] = useState(false);
  // What cannot be fetched although the server is there would be fetched in vain for ever.
  useWhenBack(
    isUnfetched,
    () => isAway && location.reload(),
    () => setAway(true),
  );
  return (
    <div role="alert" className="mx-auto max-w-lg px-4 py-16 text-center">
      <h1 className="text-3xl">{t(isAway ? "failed_title" : "crashed_title")}</h1>
      <p className="mt-4 text-muted">{isAway ? errors("NETWORK") : t("crashed_text")}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button onPress={() => void navigate(0)}>{t("try_again")}</Button>
        <Button look="quiet" onPress={() => location.reload()}>
          {t("reload_page")}
        </Button>
      </div>
    </div>
  );
}
