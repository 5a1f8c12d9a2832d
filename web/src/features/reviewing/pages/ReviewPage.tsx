import type { CourseReview } from "@lehrpfad/contract";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { announce } from "../../../lib/announcer.ts";
import { orpc } from "../../../lib/api.ts";
import { CourseHeader } from "../../../lib/course/CourseHeader.tsx";
import { CourseHeaderSkeleton } from "../../../lib/course/CourseHeaderSkeleton.tsx";
import { FailedPage } from "../../../lib/course/FailedPage.tsx";
import { useNoticeSentences } from "../../../lib/course/names.ts";
import { ParticipantLink } from "../../../lib/course/ParticipantLink.tsx";
import { errorCode, useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { EmptyState, Notice } from "../../../ui/States.tsx";
import { toast } from "../../../ui/toast.ts";
import { LiveProposals } from "../../rewriting/components/LiveProposals.tsx";
import { reviewPath } from "../addresses.ts";
import { OpenCourse } from "../components/OpenCourse.tsx";
import { OpenedItem } from "../components/OpenedItem.tsx";
import { ReviewList } from "../components/ReviewList.tsx";
import { nextOpen, openItems } from "../items.ts";
import { useMark, useReview } from "../queries.ts";

function CourseNotices({ slug }: { slug: string }) {
  const { t } = useTranslation("reviewing");
  const generation = useQuery(orpc.generation.get.queryOptions({ input: { slug } }));
  const sentences = useNoticeSentences()(generation.data?.notices ?? []);
  if (sentences.length === 0) return null;
  return (
    <details className="rounded-m border border-line bg-surface px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{t("notices")}</summary>
      <ul className="list-disc space-y-1 pb-4 pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}

function Head({ slug, review }: { slug: string; review: CourseReview }) {
  const { t } = useTranslation("reviewing");
  const { number, percent } = useFormats();
  const total = review.items.length;
  const done = total - openItems(review).length;
  const share = total === 0 ? 0 : (100 * done) / total;
  const state = review.active ? "is_open" : review.draft ? "is_draft" : "is_closed";
  return (
    <div className="mb-6 space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="max-w-prose">
          <h2 className="text-2xl">{t("heading")}</h2>
          <p className="mt-1 text-muted">{t("lead")}</p>
        </div>
        {review.active ? null : <OpenCourse slug={slug} review={review} />}
      </div>
      <Notice tone={review.active ? "info" : "here"}>{t(state)}</Notice>
      {review.active ? <ParticipantLink slug={slug} name={review.courseName} active /> : null}
      <ProgressBar
        percent={share}
        label={t("progress", { done: number(done), total: number(total) })}
        valueLabel={percent(share)}
      />
      {total > 0 && done === total ? (
        <Notice>
          <span className="font-semibold">{t("all_done")}.</span> {review.active ? null : t("all_done_text")}
        </Notice>
      ) : null}
      <CourseNotices slug={slug} />
    </div>
  );
}

function Walk({ slug, review }: { slug: string; review: CourseReview }) {
  const { t } = useTranslation("reviewing");
  const navigate = useNavigate();
  const sentence = useErrorSentence();
  const [search] = useSearchParams();
  const { items } = review;
  const asked = search.get("item");
  // What came first stays open while somebody else approves it.
  const [first] = useState(() => nextOpen(items, null)?.id);
  const item = items.find(({ id }) => id === (asked ?? first)) ?? nextOpen(items, null) ?? items[0];
  const go = useCallback(
    (id: string | undefined) => void navigate(reviewPath(slug, id), { replace: true }),
    [navigate, slug],
  );
  const addressOf = useCallback((id: string) => reviewPath(slug, id), [slug]);
  const mark = useMark(slug, (error) => {
    const changed = errorCode(error) === "REVIEW_CONFLICT";
    toast.error(t(changed ? "conflict" : "mark_failed"), changed ? undefined : sentence(error));
  });
  if (!item) return <EmptyState title={t("empty_title")}>{t("empty_text")}</EmptyState>;
  const place = items.indexOf(item);
  const onMark = (reviewed: boolean) => {
    mark.mutate({ item, reviewed });
    const next = reviewed ? nextOpen(items, item.id) : null;
    if (reviewed) announce(t(next ? "reviewed" : "all_done"));
    if (next) go(next.id);
  };
  return (
    <div className="gap-10 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="hidden lg:block">
        <div className="sticky top-6">
          <ReviewList items={items} current={item.id} addressOf={addressOf} />
        </div>
      </div>
      <OpenedItem
        slug={slug}
        item={item}
        place={place + 1}
        total={items.length}
        onMark={onMark}
        onDropped={() => go(nextOpen(items, item.id)?.id)}
        onGo={(by) => go(items[(place + by + items.length) % items.length]?.id)}
      />
    </div>
  );
}

/** `/c/{slug}/review`: everything in a course that a person should look at, worst first; `?item=` is what is open. */
export default function ReviewPage() {
  const { t } = useTranslation("reviewing");
  const { slug = "" } = useParams();
  const query = useReview(slug);
  if (query.isError && !query.data) return <FailedPage query={query} />;
  if (!query.data) {
    return (
      <CourseHeaderSkeleton>
        <div className="grid gap-10 lg:grid-cols-[18rem_1fr]">
          <Skeleton className="hidden h-[36rem] w-full rounded-card lg:block" />
          <Skeleton className="h-[36rem] w-full rounded-card" />
        </div>
      </CourseHeaderSkeleton>
    );
  }
  return (
    <Page title={t("title", { course: query.data.courseName })}>
      <CourseHeader slug={slug} name={query.data.courseName} />
      <LiveProposals slug={slug} />
      <Head slug={slug} review={query.data} />
      <Walk slug={slug} review={query.data} />
    </Page>
  );
}
