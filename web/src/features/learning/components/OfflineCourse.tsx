import type { CoursePage } from "@lehrpfad/contract";
import { CloudDownload } from "lucide-react";
import { useId } from "react";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useOnline } from "../../../lib/useOnline.ts";
import { Button } from "../../../ui/Button.tsx";
import { LiveRegion } from "../../../ui/Live.tsx";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { Notice } from "../../../ui/States.tsx";
import { toast } from "../../../ui/toast.ts";
import { canSave, type SavedCourse, type SavingProgress, stepsOf } from "../offline/savedCourse.ts";
import { useSavedCourse } from "../offline/useSavedCourse.ts";

function Saving({
  progress: { steps, bytes },
  total,
  onCancel,
}: {
  progress: SavingProgress;
  total: number;
  onCancel: () => void;
}) {
  const { t } = useTranslation("offline");
  const { number, percent, bytes: size } = useFormats();
  const share = total === 0 ? 0 : Math.floor((100 * steps) / total);
  return (
    <>
      <ProgressBar
        percent={share}
        label={t("saving", { done: number(steps), total: number(total), size: size(bytes) })}
        valueLabel={percent(share)}
      />
      <Button look="quiet" onPress={onCancel}>
        {t("cancel")}
      </Button>
    </>
  );
}

function Saved({ saved, isOutdated }: { saved: SavedCourse; isOutdated: boolean }) {
  const { t } = useTranslation("offline");
  const { number, bytes, dateTime } = useFormats();
  const { recordings } = saved;
  return (
    <>
      <p className="text-sm text-muted">
        {t("saved_text", {
          steps: number(saved.steps.length),
          size: bytes(saved.bytes),
          date: dateTime(saved.savedAt),
        })}{" "}
        {recordings > 0 ? `${t("recordings", { count: recordings, number: number(recordings) })} ` : ""}
        {t("signing_out")}
      </p>
      {isOutdated ? <p className="font-semibold">{t("outdated")}</p> : null}
    </>
  );
}

/** A browser says so where its space is used up, or where the app's share is. */
const isFull = (error: unknown) => error instanceof DOMException && error.name === "QuotaExceededError";
const wasEnded = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

function Failed({ error }: { error: unknown }) {
  const { t } = useTranslation("offline");
  const sentence = useErrorSentence();
  if (wasEnded(error)) return null;
  return (
    <Notice tone="danger">
      <p className="font-semibold">{t("failed")}</p>
      <p>{isFull(error) ? t("failed_space") : sentence(error)}</p>
    </Notice>
  );
}

interface OfflineCourseProps {
  course: CoursePage;
  userId: string;
}

/** Saves a course on this device and says whether it is there, how large it is and how old. */
function SavedCourseControls({ course, userId }: OfflineCourseProps) {
  const { t } = useTranslation("offline");
  const { saved, isKnown, progress, save, remove, cancel } = useSavedCourse(course, userId);
  const isOnline = useOnline();
  const headingId = useId();
  if (!isKnown || (saved === null && !isOnline)) return null;
  const isOutdated = saved !== null && saved.steps.join() !== stepsOf(course).join();
  const start = () => save.mutate();
  const drop = () => remove.mutate(undefined, { onSuccess: () => toast.success(t("removed")) });
  const again = isOnline && saved !== null;
  return (
    <section aria-labelledby={headingId} className="space-y-3 border-t border-line pt-5">
      <h3 id={headingId} className="flex items-center gap-2 font-ui text-base font-semibold">
        <CloudDownload size={18} aria-hidden className="shrink-0" />
        {saved ? t("saved") : t("title")}
      </h3>
      {saved ? (
        <Saved saved={saved} isOutdated={isOutdated} />
      ) : (
        <p className="text-sm text-muted">
          {t("save_text")} {t("signing_out")}
        </p>
      )}
      <LiveRegion>{save.isSuccess ? t("saved") : ""}</LiveRegion>
      {save.isError ? <Failed error={save.error} /> : null}
      {remove.isError ? <Failed error={remove.error} /> : null}
      {progress ? (
        <Saving progress={progress} total={course.steps.length} onCancel={cancel} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {saved === null ? (
            <Button look="quiet" onPress={start}>
              {t("save")}
            </Button>
          ) : null}
          {again ? (
            <Button look={isOutdated ? "primary" : "quiet"} onPress={start}>
              {t("refresh")}
            </Button>
          ) : null}
          {saved ? (
            <Button look="plain" onPress={drop}>
              {t("remove")}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}

/** Nothing where this browser can keep no course. */
export function OfflineCourse(props: OfflineCourseProps) {
  return canSave() ? <SavedCourseControls {...props} /> : null;
}
