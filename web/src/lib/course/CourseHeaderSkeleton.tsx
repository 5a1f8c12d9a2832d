import type { ReactNode } from "react";
import { Loading, Skeleton } from "../../ui/Skeleton.tsx";
import { useTranslation } from "../i18n.ts";
import { Page } from "../Page.tsx";

/** A page with a `CourseHeader` while it loads; inside, the shape of what comes below it. */
export function CourseHeaderSkeleton({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page title={undefined}>
      <Loading label={t("loading")}>
        <Skeleton className="h-11 w-44" />
        <Skeleton className="mb-6 mt-3 h-9 w-96 max-w-full" />
        <Skeleton className="mb-7 h-11 w-full" />
        {children}
      </Loading>
    </Page>
  );
}
