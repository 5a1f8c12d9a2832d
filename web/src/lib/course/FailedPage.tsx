import { LinkButton } from "../../ui/Button.tsx";
import { useTranslation } from "../i18n.ts";
import { Page } from "../Page.tsx";
import { QueryError } from "../QueryState.tsx";

interface FailedPageProps {
  query: { error: unknown; refetch: () => unknown; isFetching: boolean };
}

/** A creator's page whose course could not be loaded: why, "try again", and the way to the studio. */
export function FailedPage({ query }: FailedPageProps) {
  const { t } = useTranslation();
  return (
    <Page title={t("failed_title")}>
      <h1 className="sr-only">{t("studio")}</h1>
      <QueryError
        query={query}
        action={
          <LinkButton look="quiet" to="/dashboard?view=creator">
            {t("studio")}
          </LinkButton>
        }
      />
    </Page>
  );
}
