import type { ReactNode } from "react";
import { ErrorState } from "../ui/States.tsx";
import { useErrorSentence } from "./errors.ts";
import { useTranslation } from "./i18n.ts";

interface QueryErrorProps {
  query: { error: unknown; refetch: () => unknown; isFetching: boolean };
  action?: ReactNode;
}

/** The error state of a query, with "try again". */
export function QueryError({ query, action }: QueryErrorProps) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
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
