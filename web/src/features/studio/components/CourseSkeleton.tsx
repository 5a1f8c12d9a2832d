import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { Loading, Skeleton } from "../../../ui/Skeleton.tsx";

/** A page about a course while it loads. */
export function CourseSkeleton() {
  const { t } = useTranslation();
  return (
    <Page title={undefined}>
      <Loading label={t("loading")}>
        <Skeleton className="h-11 w-44" />
        <Skeleton className="mb-6 mt-3 h-9 w-96 max-w-full" />
        <Skeleton className="mb-7 h-11 w-full" />
        <Skeleton className="h-[36rem] w-full max-w-3xl rounded-card" />
      </Loading>
    </Page>
  );
}
