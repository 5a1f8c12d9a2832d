import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/Skeleton.tsx";
import { STEP_GRID } from "./stepGrid.ts";

const STATIONS = ["w-3/5", "w-4/5", "w-2/5", "w-3/4", "w-1/2", "w-2/3"];

/** A step before it is there. */
export function StepSkeleton() {
  const { t } = useTranslation();
  return (
    <Page title={undefined}>
      <Loading label={t("loading")}>
        <div className={STEP_GRID}>
          <div className="hidden space-y-6 py-2 md:block">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
            {STATIONS.map((width) => (
              <div key={width} className="flex items-center gap-3.5">
                <Skeleton className="size-[22px] shrink-0 rounded-full" />
                <Skeleton className={`h-4 ${width}`} />
              </div>
            ))}
          </div>
          <div className="max-w-[42rem]">
            <Skeleton className="mb-8 mt-4 h-2 w-full md:hidden" />
            <Skeleton className="h-4 w-52" />
            <Skeleton className="mb-9 mt-4 h-10 w-3/4" />
            <SkeletonText lines={14} />
          </div>
        </div>
      </Loading>
    </Page>
  );
}
