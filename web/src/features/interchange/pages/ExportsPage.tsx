import { type ExportOffer, type ExportOptions, FIGURE_SIZES, LIMITS } from "@lehrpfad/contract";
import { useState } from "react";
import { useParams } from "react-router";
import { CourseHeader } from "../../../lib/course/CourseHeader.tsx";
import { CourseHeaderSkeleton } from "../../../lib/course/CourseHeaderSkeleton.tsx";
import { FailedPage } from "../../../lib/course/FailedPage.tsx";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { EmptyState, Notice } from "../../../ui/States.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { FormatCard } from "../components/FormatCard.tsx";
import { useOffer } from "../queries.ts";

type Chosen = Pick<ExportOptions, "figures" | "answers" | "recordings">;

/** The two values of a choice between yes and no. */
const YES_OR_NO = ["true", "false"] as const;

/** A pass mark as it was typed; undefined where it is none. */
function parsePercent(typed: string): number | null | undefined {
  if (typed.trim() === "") return null;
  const percent = Number(typed);
  return Number.isInteger(percent) && percent >= 1 && percent <= 100 ? percent : undefined;
}

interface OfferProps {
  slug: string;
  offer: ExportOffer;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

function Offer({ slug, offer, chosen, onChoose }: OfferProps) {
  const { t } = useTranslation("interchange");
  const { number } = useFormats();
  const [typed, setTyped] = useState(String(offer.passPercent ?? ""));
  const hasQuestions = offer.checkedQuestions >= LIMITS.passQuestions;
  const percent = hasQuestions ? parsePercent(typed) : null;
  return (
    <>
      <div className="mb-6 grid max-w-3xl gap-5 sm:grid-cols-2">
        {hasQuestions ? (
          <TextField
            label={t("pass_mark")}
            help={t("pass_mark_help")}
            error={percent === undefined ? t("pass_mark_invalid") : undefined}
            inputMode="numeric"
            value={typed}
            onChange={setTyped}
            suffix={<span className="pr-3.5 text-muted">%</span>}
          />
        ) : (
          <p className="text-muted">
            {t("few_questions", {
              least: number(LIMITS.passQuestions),
              number: number(offer.checkedQuestions),
            })}
          </p>
        )}
        {offer.figures > 0 ? (
          <Select
            label={t("figures")}
            choices={FIGURE_SIZES.map((value) => ({ value, label: t(`figures_${value}`) }))}
            value={chosen.figures}
            onChange={(figures) => onChoose({ ...chosen, figures })}
          />
        ) : null}
        {offer.recordings > 0 ? (
          <Select
            label={t("recordings")}
            choices={YES_OR_NO.map((value) => ({ value, label: t(`recordings_${value}`) }))}
            value={chosen.recordings ? "true" : "false"}
            onChange={(value) => onChoose({ ...chosen, recordings: value === "true" })}
          />
        ) : null}
        <Select
          label={t("answers")}
          choices={YES_OR_NO.map((value) => ({ value, label: t(`answers_${value}`) }))}
          value={chosen.answers ? "true" : "false"}
          onChange={(value) => onChoose({ ...chosen, answers: value === "true" })}
        />
      </div>
      <div className="mb-6 max-w-3xl">
        <Notice tone="here">{t("answers_warning")}</Notice>
      </div>
      <ul aria-label={t("link")} className="grid gap-4 lg:grid-cols-2">
        {offer.formats.map((format) => (
          <FormatCard
            key={format.name}
            slug={slug}
            format={format}
            options={{ passPercent: percent ?? null, ...chosen }}
            isInvalid={percent === undefined}
          />
        ))}
      </ul>
    </>
  );
}

/** `/c/{slug}/exports`: the course as a file, for each purpose the format that serves it. */
export default function ExportsPage() {
  const { t } = useTranslation("interchange");
  const { slug = "" } = useParams();
  const [chosen, setChosen] = useState<Chosen>({ figures: "full", answers: true, recordings: true });
  const query = useOffer(slug, chosen);
  if (query.isError && !query.data) return <FailedPage query={query} />;
  if (!query.data) {
    return (
      <CourseHeaderSkeleton>
        <Skeleton className="h-96 w-full rounded-card" />
      </CourseHeaderSkeleton>
    );
  }
  const { courseName, steps } = query.data;
  return (
    <Page title={t("title", { course: courseName })}>
      <CourseHeader slug={slug} name={courseName} />
      <h2 className="text-2xl">{t("link")}</h2>
      <p className="mb-5 mt-2 max-w-prose">{t("lead")}</p>
      {steps === 0 ? (
        <EmptyState title={t("empty_title")}>{t("empty_text")}</EmptyState>
      ) : (
        <Offer slug={slug} offer={query.data} chosen={chosen} onChoose={setChosen} />
      )}
    </Page>
  );
}
