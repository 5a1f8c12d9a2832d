import type { Generation } from "@lehrpfad/contract";
import type { Key } from "@lehrpfad/i18n";
import { useNoticeSentences } from "../../../lib/course/names.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { hasText, useTranslation } from "../../../lib/i18n.ts";
import { Notice } from "../../../ui/States.tsx";

function hasSentence(key: string): key is Key<"generation"> {
  return hasText("generation", key);
}

/** `const failure = useFailureSentence(); failure(code)`: why a generation failed or pauses. */
export function useFailureSentence(): (code: string | null) => string {
  const { t } = useTranslation("generation");
  return (code) => {
    const key = `error_${code ?? "unknown"}`;
    return t(hasSentence(key) ? key : "error_unknown");
  };
}

/** Why a generation failed. */
export function Failed({ failure }: Pick<Generation, "failure">) {
  const { t } = useTranslation("generation");
  return (
    <Notice tone="danger">
      {useFailureSentence()(failure)} {t("error_kept")}
    </Notice>
  );
}

/** What the creator should know about the course that is being written. */
export function CourseNotices({ notices }: Pick<Generation, "notices">) {
  const sentences = useNoticeSentences()(notices);
  return sentences.map((sentence) => <Notice key={sentence}>{sentence}</Notice>);
}

/** Says why a generation could not be started again. */
export function NotStartedAgain({ error }: { error: Error }) {
  const { t } = useTranslation("generation");
  const sentence = useErrorSentence();
  return (
    <p role="alert" className="mt-3 text-danger">
      {t("error_regenerating", { reason: sentence(error) })}
    </p>
  );
}
