import type { RemovedCourse } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/States.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { useReloadLearning } from "../../learning/queries.ts";

/** A course that was deleted: it says so until it is taken off the list. */
export function RemovedCourseCard({ course }: { course: RemovedCourse }) {
  const { t } = useTranslation("campus");
  const { date } = useFormats();
  const sentence = useErrorSentence();
  const reload = useReloadLearning();
  const titleId = useId();
  const { slug, name, language, removedAt } = course;
  const forget = useMutation(orpc.learning.forgetCourse.mutationOptions({ onSuccess: () => reload() }));
  return (
    <Card as="li" className="flex flex-col">
      <p className="mb-2">
        <Tag tone="off">{t("removed")}</Tag>
      </p>
      <h2 id={titleId} lang={language} className="mb-1.5 text-xl">
        {name}
      </h2>
      <p className="mb-4 text-md text-muted">{t("removed_text", { date: date(removedAt) })}</p>
      {forget.isError ? (
        <div className="mb-4">
          <Notice tone="danger">
            <p className="font-semibold">{t("removed_failed")}</p>
            <p>{sentence(forget.error)}</p>
          </Notice>
        </div>
      ) : null}
      <div className="mt-auto">
        <Button
          look="quiet"
          aria-describedby={titleId}
          isPending={forget.isPending}
          onPress={() => forget.mutate({ slug })}
        >
          {t("removed_forget")}
        </Button>
      </div>
    </Card>
  );
}
