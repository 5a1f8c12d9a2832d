import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ExternalLink, Monitor, RotateCcw, Smartphone } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { CourseHeader } from "../../../lib/course/CourseHeader.tsx";
import { CourseHeaderSkeleton } from "../../../lib/course/CourseHeaderSkeleton.tsx";
import { FailedPage } from "../../../lib/course/FailedPage.tsx";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { forgetAnswersIn } from "../../../lib/storage.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Notice } from "../../../ui/States.tsx";
import { toast } from "../../../ui/toast.ts";

type Width = "phone" | "computer";
const LOOK_AGAIN_MS = 3_000;
const ICONS = { phone: Smartphone, computer: Monitor };

function WidthChoice({ width, onChoose }: { width: Width; onChoose: (width: Width) => void }) {
  const { t } = useTranslation("preview");
  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">{t("width_label")}</legend>
      {(["phone", "computer"] as const).map((choice) => {
        const Icon = ICONS[choice];
        return (
          <label
            key={choice}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-m border-[1.5px] border-line-strong bg-surface px-3.5 font-semibold has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="width"
              className="sr-only"
              checked={choice === width}
              onChange={() => onChoose(choice)}
            />
            <Icon size={18} aria-hidden />
            {t(choice)}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Puts the trial run back to its start; nothing is asked, because nothing of it counts. */
function StartOver({ slug, onDone }: { slug: string; onDone: () => void }) {
  const { t } = useTranslation("preview");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const restart = useMutation(
    orpc.campus.restart.mutationOptions({
      onSuccess: () => {
        forgetAnswersIn(slug);
        void queries.invalidateQueries({ queryKey: orpc.learning.key() });
        toast.success(t("started_over"));
        onDone();
      },
      onError: (error) => toast.error(t("start_over"), sentence(error)),
    }),
  );
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <Button look="quiet" isPending={restart.isPending} onPress={() => restart.mutate({ slug, timeZone })}>
      <RotateCcw size={18} aria-hidden />
      {t("start_over")}
    </Button>
  );
}

/** `/c/{slug}/preview`: the whole course as participants meet it, at the width of a phone or of a computer. */
export default function CoursePreviewPage() {
  const { t } = useTranslation("preview");
  const { slug = "" } = useParams();
  const course = useQuery({
    ...orpc.learning.course.queryOptions({ input: { slug } }),
    // The run begins inside the frame, which tells nobody.
    refetchInterval: ({ state }) => (state.data?.enrolment ? false : LOOK_AGAIN_MS),
  });
  const managed = useQuery(orpc.courses.get.queryOptions({ input: { slug } }));
  const [width, setWidth] = useState<Width>("phone");
  const [round, setRound] = useState(0);
  if (course.isError || managed.isError) return <FailedPage query={course.isError ? course : managed} />;
  if (!course.data || !managed.data) {
    return (
      <CourseHeaderSkeleton>
        <Skeleton className="h-[36rem] w-full rounded-card" />
      </CourseHeaderSkeleton>
    );
  }
  const path = `/c/${slug}`;
  return (
    <Page title={t("title", { course: course.data.name })}>
      <CourseHeader slug={slug} name={course.data.name} />
      <h2 className="text-2xl">{t("heading")}</h2>
      <p className="mb-5 mt-2 max-w-prose">{t("lead")}</p>
      {managed.data.active ? null : (
        <div className="mb-5 max-w-prose">
          <Notice tone="here">{t("draft")}</Notice>
        </div>
      )}
      <div className="mb-5 flex flex-wrap gap-2.5">
        <div className="hidden md:block">
          <WidthChoice width={width} onChoose={setWidth} />
        </div>
        <LinkButton to={path} look="quiet">
          <ExternalLink size={18} aria-hidden />
          {t("open_alone")}
        </LinkButton>
        {course.data.enrolment === null ? null : (
          <StartOver slug={slug} onDone={() => setRound((last) => last + 1)} />
        )}
      </div>
      <iframe
        key={round}
        title={t("frame")}
        src={path}
        className={cx(
          "mx-auto hidden h-[52rem] max-h-[85vh] rounded-card border-2 border-line-strong bg-paper md:block",
          width === "phone" ? "w-[24.5rem]" : "w-full",
        )}
      />
    </Page>
  );
}
