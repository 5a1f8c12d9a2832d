import { useTranslation } from "../../../lib/i18n.ts";
import { Card } from "../../../ui/Card.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/Skeleton.tsx";

const PLACES = ["request", "answer", "check"];

/** One package while it loads: its name and its three cards. */
export function PackageSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t("loading")}>
      <div className="space-y-5">
        <div className="space-y-2">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-4 w-52 max-w-full" />
        </div>
        {PLACES.map((place) => (
          <Card key={place} className="space-y-4">
            <Skeleton className="h-6 w-32" />
            <SkeletonText lines={2} />
            <Skeleton className="h-11 w-48 max-w-full rounded-m" />
          </Card>
        ))}
      </div>
    </Loading>
  );
}

/** The packages of a course while they load. */
export function ChatSkeleton() {
  return (
    <div className="gap-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div aria-hidden="true" className="mb-6 grid grid-cols-2 gap-4 lg:mb-0 lg:block lg:space-y-5">
        {PLACES.map((place) => (
          <div key={place} className="flex gap-3">
            <Skeleton className="size-6 shrink-0 rounded-full" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-4 w-24 max-w-full" />
              <Skeleton className="h-3 w-32 max-w-full" />
            </div>
          </div>
        ))}
      </div>
      <PackageSkeleton />
    </div>
  );
}
