import { LEGAL_PAGES, type LegalPage as Name } from "@lehrpfad/contract";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { errorCode } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useLanguage } from "../../../lib/language.ts";
import { Page } from "../../../lib/Page.tsx";
import { QueryError } from "../../../lib/QueryState.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { EmptyState } from "../../../ui/States.tsx";

/** The title that a text begins with: the page has its own. */
const OWN_TITLE = /^\s*# [^\n]*\n/;

const isName = (given: string): given is Name => LEGAL_PAGES.some((name) => name === given);

function Missing() {
  const { t } = useTranslation("legal");
  return (
    <Page title={t("missing_title")} width="reading">
      <EmptyState title={t("missing_title")} action={<LinkButton to="/">{t("home")}</LinkButton>}>
        {t("missing_text")}
      </EmptyState>
    </Page>
  );
}

function Opened({ name }: { name: Name }) {
  const { t } = useTranslation("legal");
  const { t: common } = useTranslation();
  const language = useLanguage();
  const query = useQuery({
    ...orpc.site.legalPage.queryOptions({ input: { page: name, language } }),
    retry: (count, error) => count < 1 && errorCode(error) !== "NOT_FOUND",
  });
  if (query.isError && errorCode(query.error) === "NOT_FOUND") return <Missing />;
  return (
    <Page title={t(name)} width="reading">
      <h1 className="mb-6 text-3xl">{t(name)}</h1>
      {query.isError ? <QueryError query={query} /> : null}
      {query.isPending ? (
        <Loading label={common("loading")}>
          <SkeletonText lines={12} />
        </Loading>
      ) : null}
      {query.data ? <Prose markdown={query.data.markdown.replace(OWN_TITLE, "")} /> : null}
    </Page>
  );
}

/** `/legal/{page}`: imprint, privacy or terms, as the operator wrote it. */
export default function LegalPage() {
  const { page = "" } = useParams();
  return isName(page) ? <Opened key={page} name={page} /> : <Missing />;
}
