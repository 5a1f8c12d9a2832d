import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { QueryError } from "../../../lib/QueryState.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { Notice } from "../../../ui/States.tsx";

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

interface SettingPageProps {
  title: string;
  /** How the setting is now; read out when it changes. */
  status: string;
  /** Why the last change did not succeed; null where it did. */
  error: Error | null;
  /** The buttons that change it. */
  children: ReactNode;
}

/** A setting that can be changed at once by whoever holds its link. */
export function SettingPage({ title, status, error, children }: SettingPageProps) {
  const sentence = useErrorSentence();
  return (
    <Page title={title} width="narrow">
      <h1 className="text-3xl">{title}</h1>
      <p role="status" className="mb-6 mt-4">
        {status}
      </p>
      {error ? (
        <div className="mb-4">
          <Notice tone="danger">{sentence(error)}</Notice>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">{children}</div>
    </Page>
  );
}
