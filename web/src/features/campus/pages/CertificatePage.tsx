import { type Certificate, certificateStatement } from "@lehrpfad/contract";
import { BadgeCheck } from "lucide-react";
import { useParams } from "react-router";
import { errorCode } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { QueryError } from "../../../lib/QueryState.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { useCertificate } from "../queries.ts";

const RESULTS = {
  mostly: "certificate_mostly_value",
  understood: "certificate_understood_value",
  passed: "certificate_passed_value",
  passedUnderstood: "certificate_passed_understood_value",
} as const;

/** What it tells of the questions, each with its name. */
function useAnswerFacts(certificate: Certificate): (readonly [string, string])[] {
  const { t } = useTranslation("campus");
  const { reached } = certificate;
  const { questions, judged, left, known, quiz } = certificateStatement(certificate);
  if (reached === null) return [];
  const { judged: own, quiz: _quiz, ...marked } = reached;
  const name = t(questions === "none" ? "certificate_questions" : "certificate_marked");
  return [
    ...(questions === null ? [] : [[name, t(`certificate_questions_${questions}`, marked)] as const]),
    ...(known === 0
      ? []
      : [[t("certificate_entry_test"), t("certificate_entry_test_value", { count: known, known })] as const]),
    ...(quiz ? [[t("certificate_quiz"), t("certificate_quiz_value", quiz)] as const] : []),
    ...(judged ? [[t("certificate_judged"), t("certificate_judged_value", own)] as const] : []),
    ...(left ? [[t("certificate_left"), t("certificate_left_value", left)] as const] : []),
  ];
}

function Real({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation("campus");
  const { date } = useFormats();
  const { did } = certificateStatement(certificate);
  const percent = certificate.passedPercent ?? 0;
  const facts = [
    [t("certificate_name"), certificate.name],
    [t("certificate_course"), certificate.courseName],
    [t("certificate_date"), date(certificate.completedAt)],
    ...(did === "completed" ? [] : [[t("certificate_passed"), t(RESULTS[did], { percent })] as const]),
    ...useAnswerFacts(certificate),
    [t("certificate_code"), certificate.code],
  ] as const;
  return (
    <Page title={t("certificate_real")} width="narrow">
      <h1 className="flex items-center gap-3 text-3xl">
        <BadgeCheck size={34} aria-hidden className="shrink-0 text-accent" />
        {t("certificate_real")}
      </h1>
      <Card className="mt-7">
        <dl className="space-y-4">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="break-words font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Page>
  );
}

/** Whether a certificate was issued; public. */
export default function CertificatePage() {
  const { code = "" } = useParams();
  const { t } = useTranslation("campus");
  const { t: common } = useTranslation();
  const certificate = useCertificate(code);
  if (certificate.data) return <Real certificate={certificate.data} />;
  if (certificate.isPending) {
    return (
      <Page title={undefined} width="narrow">
        <Loading label={common("loading")}>
          <SkeletonText lines={8} />
        </Loading>
      </Page>
    );
  }
  const unknown = ["NOT_FOUND", "BAD_REQUEST"].includes(errorCode(certificate.error));
  return (
    <Page title={t("certificate_unknown")} width="narrow">
      {unknown ? (
        <>
          <h1 className="text-3xl">{t("certificate_unknown")}</h1>
          <p className="mt-4 text-muted">{t("certificate_unknown_text")}</p>
        </>
      ) : (
        <QueryError query={certificate} />
      )}
    </Page>
  );
}
