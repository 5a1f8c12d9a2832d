import type { CourseReview } from "@lehrpfad/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { DoorOpen } from "lucide-react";
import { useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { openItems } from "../items.ts";

/** Opens a course to participants; where something was not looked at, it says so and asks. */
export function OpenCourse({ slug, review }: { slug: string; review: CourseReview }) {
  const { t } = useTranslation("reviewing");
  const { t: common } = useTranslation();
  const { number } = useFormats();
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const left = openItems(review);
  const doubtful = left.filter(({ doubts }) => doubts.length > 0);
  const open = useMutation(
    orpc.courses.setActive.mutationOptions({
      onSuccess: async (course) => {
        queries.setQueryData(orpc.courses.get.queryKey({ input: { slug } }), course);
        await Promise.all(
          [orpc.reviewing, orpc.results, orpc.versions].map((one) =>
            queries.invalidateQueries({ queryKey: one.key() }),
          ),
        );
        setAsking(false);
        toast.success(t("opened"));
      },
    }),
  );
  const start = () => {
    open.reset();
    if (left.length > 0) setAsking(true);
    else
      open.mutate(
        { slug, active: true },
        { onError: (error) => toast.error(t("open_failed"), sentence(error)) },
      );
  };
  return (
    <>
      <Button look={left.length > 0 ? "quiet" : "primary"} isPending={open.isPending} onPress={start}>
        <DoorOpen size={18} aria-hidden />
        {t("open_course")}
      </Button>
      <Dialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        title={t("open_title")}
        closeLabel={common("close")}
        actions={
          <>
            <Button look="quiet" onPress={() => setAsking(false)} autoFocus>
              {common("cancel")}
            </Button>
            <Button isPending={open.isPending} onPress={() => open.mutate({ slug, active: true })}>
              {t("open_confirm")}
            </Button>
          </>
        }
      >
        <p>{t("open_left", { open: number(left.length), doubtful: number(doubtful.length) })}</p>
        {open.isError ? (
          <p role="alert" className="mt-3 text-danger">
            {sentence(open.error)}
          </p>
        ) : null}
      </Dialog>
    </>
  );
}
