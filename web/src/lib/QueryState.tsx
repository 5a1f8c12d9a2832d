import type { ReactNode } from "react";
import { ErrorState } from "../ui/States.tsx";
import { isUnreached, useErrorSentence } from "./errors.ts";
import { useTranslation } from "./i18n.ts";
import { useWhenBack } from "./useWhenBack.ts";

interface QueryErrorProps {
  query: { error: unknown; refetch: () => unknown; isFetching: boolean };
  action?: ReactNode;
}

/** The error state of a query, with "try again"; where the server was not reached, it is tried again by itself. */
export function QueryError({ query, action }: QueryErrorProps) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  useWhenBack(isUnreached(query.error) && !query.isFetching, () => void query.refetch());
  return (
    <ErrorState
      title={t("failed_title")}
      retryLabel={t("try_again")}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      action={action}
    >
      {sentence(query.error)}
    </ErrorState>
  );
}
