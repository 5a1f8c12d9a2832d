import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { Loading, Skeleton, SkeletonStats, SkeletonText } from "../../../ui/Skeleton.tsx";

/** A page of numbers and what stands behind them, while it loads. */
export function ReportSkeleton() {
  const { t } = useTranslation();
  return (
    <Page title={undefined}>
      <Loading label={t("loading")}>
        <Skeleton className="h-11 w-44" />
        <Skeleton className="mb-8 mt-8 h-9 w-96 max-w-full" />
        <SkeletonStats />
        <div className="mt-10">
          <SkeletonText lines={10} />
        </div>
      </Loading>
    </Page>
  );
}
