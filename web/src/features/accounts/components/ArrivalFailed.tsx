import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { ErrorState } from "../../../ui/States.tsx";
import type { HeldUp } from "../useArrive.ts";

/** Says why somebody who is signed in does not go on, and tries again. */
export function ArrivalFailed({ heldUp }: { heldUp: HeldUp }) {
  const { t } = useTranslation("auth");
  const { t: common } = useTranslation();
  const sentence = useErrorSentence();
  return (
    <ErrorState
      title={t("arrival_failed")}
      retryLabel={common("try_again")}
      onRetry={heldUp.retry}
      isRetrying={heldUp.isRetrying}
    >
      {sentence(heldUp.error)}
    </ErrorState>
  );
}
