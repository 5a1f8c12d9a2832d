import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorCode } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { QueryError } from "../../../lib/QueryState.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";

interface LinkedSettingProps<Setting> {
  query: UseQueryResult<Setting>;
  children: (setting: Setting) => ReactNode;
}

/** A setting that a mailed link opens: while it is loaded, when it was, and when the link opens nothing (any more). */
export function LinkedSetting<Setting>({ query, children }: LinkedSettingProps<Setting>) {
  const { t } = useTranslation("campus");
  const { t: common } = useTranslation();
  if (query.isPending) {
    return (
      <Page title={undefined} width="narrow">
        <Loading label={common("loading")}>
          <SkeletonText lines={4} />
        </Loading>
      </Page>
    );
  }
  if (query.data !== undefined) return children(query.data);
  if (!["NOT_FOUND", "BAD_REQUEST"].includes(errorCode(query.error))) {
    return (
      <Page title={common("failed_title")} width="narrow">
        <QueryError query={query} />
      </Page>
    );
  }
  return (
    <Page title={t("reminders_unknown")} width="narrow">
      <h1 className="text-2xl">{t("reminders_unknown")}</h1>
    </Page>
  );
}
