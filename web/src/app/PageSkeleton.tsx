import { useTranslation } from "../lib/i18n.ts";
import { Loading, Skeleton, SkeletonCards, SkeletonForm, SkeletonText } from "../ui/Skeleton.tsx";

export type SkeletonShape = "cards" | "form" | "article" | "plain";

function Shape({ shape }: { shape: SkeletonShape }) {
  if (shape === "cards") return <SkeletonCards />;
  if (shape === "form") return <SkeletonForm fields={4} />;
  return <SkeletonText lines={shape === "article" ? 12 : 4} />;
}

const WIDTHS: Record<SkeletonShape, string> = {
  cards: "max-w-[1180px]",
  plain: "max-w-[1180px]",
  article: "max-w-3xl",
  form: "max-w-lg",
};

/** A page that is not there yet, in its shape. */
export function PageSkeleton({ shape }: { shape: SkeletonShape }) {
  const { t } = useTranslation();
  return (
    <div className={`mx-auto w-full px-4 py-7 sm:px-6 sm:py-10 ${WIDTHS[shape]}`}>
      <Loading label={t("loading")}>
        <Skeleton className="mb-8 h-9 w-2/3 max-w-md" />
        <Shape shape={shape} />
      </Loading>
    </div>
  );
}
