import type { VersionComparison } from "@lehrpfad/contract";
import { ArrowLeft, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { FailedPage } from "../../../lib/course/FailedPage.tsx";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Loading, Skeleton } from "../../../ui/Skeleton.tsx";
import { Notice } from "../../../ui/States.tsx";
import { toast } from "../../../ui/toast.ts";
import { VersionStep } from "../components/VersionStep.tsx";
import { useRestore, useVersion } from "../queries.ts";

/** Asks before the whole version takes the place of what is there. */
function RestoreAll({ number, restore, onConfirm }: RestoreAllProps) {
  const { t } = useTranslation("versions");
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        onPress={() => {
          restore.reset();
          setAsking(true);
        }}
      >
        <RotateCcw size={18} aria-hidden />
        {t("restore_all")}
      </Button>
      <ConfirmDialog
        isOpen={asking && !restore.isSuccess}
        onCancel={() => setAsking(false)}
        onConfirm={onConfirm}
        title={t("restore_title", { number })}
        confirmLabel={t("restore_confirm")}
        cancelLabel={t("cancel")}
        isPending={restore.isPending}
        error={restore.isError ? sentence(restore.error) : undefined}
      >
        <p>{t("restore_text")}</p>
      </ConfirmDialog>
    </>
  );
}

interface RestoreAllProps {
  number: string;
  restore: ReturnType<typeof useRestore>;
  onConfirm: () => void;
}

function Opened({ slug, comparison }: { slug: string; comparison: VersionComparison }) {
  const { t } = useTranslation("versions");
  const sentence = useErrorSentence();
  const { number, dateTime } = useFormats();
  const { version, steps, language } = comparison;
  const named = number(version.number);
  const restore = useRestore(slug, (stepId) =>
    toast.success(t(stepId === null ? "restored" : "restored_step", { number: named })),
  );
  const { id } = version;
  const isSame = steps.every(
    ({ fate, position, presentPosition }) => fate === "same" && position === presentPosition,
  );
  const bringBack = (stepId: string) =>
    restore.mutate(
      { slug, id, stepId },
      { onError: (error) => toast.error(t("restore_failed"), sentence(error)) },
    );
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{t("number", { number: named })}</h1>
      <p className="mt-1 text-muted">
        {version.name} · {dateTime(version.madeAt)}
      </p>
      <p className="mb-6 mt-1 text-muted">{t("compared_with")}</p>
      <div className="mb-6">
        {isSame ? (
          <Notice>{t("all_same")}</Notice>
        ) : (
          <RestoreAll
            number={named}
            restore={restore}
            onConfirm={() => restore.mutate({ slug, id, stepId: null })}
          />
        )}
      </div>
      <ol
        aria-label={t("steps_label")}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {steps.map((step) => (
          <VersionStep
            key={step.stepId}
            slug={slug}
            versionId={id}
            step={step}
            lang={language}
            isRestoring={restore.isPending && restore.variables.stepId === step.stepId}
            onRestore={bringBack}
          />
        ))}
      </ol>
    </>
  );
}

/** `/c/{slug}/versions/{id}`: a version beside the course as it is, to be brought back whole or step by step. */
export default function VersionPage() {
  const { t } = useTranslation("versions");
  const { t: common } = useTranslation();
  const { slug = "", id = "" } = useParams();
  const query = useVersion(slug, id);
  if (query.isError && !query.data) return <FailedPage query={query} />;
  const title = query.data ? `${query.data.version.name} · ${t("link")}` : undefined;
  return (
    <Page title={title}>
      <div className="-ml-3 mb-2">
        <LinkButton look="plain" to={`/c/${slug}/versions`}>
          <ArrowLeft size={18} aria-hidden />
          {t("back")}
        </LinkButton>
      </div>
      {query.data ? (
        <Opened slug={slug} comparison={query.data} />
      ) : (
        <Loading label={common("loading")}>
          <Skeleton className="mb-6 h-9 w-72 max-w-full" />
          <Skeleton className="h-96 w-full rounded-card" />
        </Loading>
      )}
    </Page>
  );
}
