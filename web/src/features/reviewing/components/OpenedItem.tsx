import type { ReviewItem } from "@lehrpfad/contract";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { SourceList } from "../../../lib/course/SourceList.tsx";
import { StepPreview } from "../../../lib/course/StepPreview.tsx";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { PreviewedQuestion } from "../../../questions/PreviewedQuestion.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { Notice } from "../../../ui/States.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { changePath } from "../addresses.ts";
import { useDoubts } from "../useDoubts.ts";
import { ItemActions } from "./ItemActions.tsx";

interface OpenedItemProps {
  slug: string;
  item: ReviewItem;
  /** Its number in the list, from 1, and how many there are. */
  place: number;
  total: number;
  onMark: (reviewed: boolean) => void;
  onDropped: () => void;
  onGo: (by: 1 | -1) => void;
}

/** Doubts that say that no document stands behind a text: nothing can be written anew from it. */
const UNSOURCED = ["source_missing_step", "text_unsourced"];

function Reviewed({ review }: Pick<ReviewItem, "review">) {
  const { t } = useTranslation("reviewing");
  const { ago } = useFormats();
  if (review === null) return <Tag tone="off">{t("not_reviewed")}</Tag>;
  const words = review.by ? t("reviewed_by", { name: review.by }) : t("reviewed");
  return (
    <Tag>
      {words} · {ago(review.at)}
    </Tag>
  );
}

function Doubts({ item }: { item: ReviewItem }) {
  const { t } = useTranslation("reviewing");
  const doubts = useDoubts()(item.doubts);
  if (doubts.length === 0) return <p className="text-muted">{t("doubts_none")}</p>;
  return (
    <Notice tone="here">
      <h3 className="mb-1 font-ui text-md font-semibold">{t("doubts_title")}</h3>
      <ul className="list-disc space-y-1 pl-5">
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** The step's text, what is asked, and the passages it comes from, beside each other where there is room. */
function Material({ slug, item }: Pick<OpenedItemProps, "slug" | "item">) {
  const { t } = useTranslation("reviewing");
  const { t: common } = useTranslation();
  const { stepId, kind, id } = item;
  const query = useQuery(orpc.courses.previewStep.queryOptions({ input: { slug, stepId } }));
  if (query.isError) return <QueryError query={query} />;
  if (!query.data)
    return (
      <Loading label={common("loading")}>
        <SkeletonText lines={12} />
      </Loading>
    );
  const step = query.data;
  const exercise = step.exercises.find((one) => one.id === id);
  const asked = kind === "exercise" ? (exercise ?? null) : step.question;
  const sources = kind === "step" ? step.sources : asked?.source ? [asked.source] : [];
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <div className="min-w-0 space-y-6 xl:order-2">
        <section aria-labelledby="asked-title" className="space-y-3">
          <h3 id="asked-title" className="text-lg">
            {t("asked_title")}
          </h3>
          <PreviewedQuestion question={asked} />
        </section>
        <section aria-labelledby="source-title" className="space-y-3">
          <h3 id="source-title" className="text-lg">
            {t("source_title")}
          </h3>
          {sources.length > 0 ? (
            <SourceList sources={sources} />
          ) : (
            <p className="text-muted">{t("source_none")}</p>
          )}
        </section>
      </div>
      <section aria-labelledby="text-title" className="min-w-0 space-y-3 xl:order-1">
        <h3 id="text-title" className="text-lg">
          {t("text_title")}
        </h3>
        <StepPreview step={step}>{null}</StepPreview>
      </section>
    </div>
  );
}

/** One thing that is to be looked at: what was noticed, what one can do, and all that is needed to judge it. */
export function OpenedItem({ slug, item, place, total, onMark, onDropped, onGo }: OpenedItemProps) {
  const { t } = useTranslation("reviewing");
  const { number } = useFormats();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id } = item;
  const last = useRef(id);
  useEffect(() => {
    // The keyboard goes along with what opens, not to what was open when the page came.
    if (last.current !== id) heading.current?.focus({ preventScroll: true });
    last.current = id;
  }, [id]);
  const hear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    const keys: Record<string, () => void> = {
      a: () => onMark(true),
      n: () => onGo(1),
      p: () => onGo(-1),
      e: () => void navigate(changePath(slug, item)),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <article aria-labelledby="item-title" className="space-y-5" onKeyDown={hear}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-muted">{t("place", { place: number(place), total: number(total) })}</p>
        <div className="flex gap-2">
          <Button look="quiet" onPress={() => onGo(-1)} aria-keyshortcuts="p">
            {t("previous")}
          </Button>
          <Button look="quiet" onPress={() => onGo(1)} aria-keyshortcuts="n">
            {t("next")}
          </Button>
        </div>
      </div>
      <header className="space-y-2">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {t(`kind_${item.kind}`)} · {t("step_n", { position: item.position })}
          <Reviewed review={item.review} />
        </p>
        <h2 id="item-title" ref={heading} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
          {item.question ?? item.title}
        </h2>
      </header>
      <Doubts item={item} />
      <ItemActions
        slug={slug}
        item={item}
        hasSources={item.doubts.every(({ code }) => !UNSOURCED.includes(code))}
        onMark={onMark}
        onDropped={onDropped}
      />
      <p className="hidden text-sm text-muted lg:block">{t("keys")}</p>
      <Material slug={slug} item={item} />
    </article>
  );
}
