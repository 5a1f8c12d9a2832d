import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { Loading, Skeleton } from "../../../ui/Skeleton.tsx";

const STATIONS = ["w-3/5", "w-4/5", "w-2/5", "w-3/5", "w-1/2", "w-2/3"];

/** The course page before it is there. */
export function CoursePageSkeleton() {
  const { t } = useTranslation();
  return (
    <Page title={undefined}>
      <Loading label={t("loading")}>
        <div className="grid gap-9 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-x-14">
          <div>
            <Skeleton className="h-4 w-44" />
            <Skeleton className="mt-4 h-10 w-4/5" />
            <div className="mt-8 flex gap-10">
              <Skeleton className="h-10 w-20" />
              <Skeleton className="h-10 w-28" />
              <Skeleton className="h-10 w-20" />
            </div>
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <Skeleton className="h-72 w-full rounded-card" />
          </div>
          <div className="space-y-7">
            <Skeleton className="h-7 w-56" />
            {STATIONS.map((width, index) => (
              <div key={`${width}-${STATIONS.slice(0, index).join()}`} className="flex items-center gap-3.5">
                <Skeleton className="size-[22px] shrink-0 rounded-full" />
                <Skeleton className={`h-4 ${width}`} />
              </div>
            ))}
          </div>
        </div>
      </Loading>
    </Page>
  );
}
