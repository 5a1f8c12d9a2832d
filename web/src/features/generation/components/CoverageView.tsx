import type { CourseReport } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Stat, Stats } from "../../../ui/Stat.tsx";
import { coverageNumbers, isShown, placeSections, reasonsOf, SHOWN, type Shown } from "../coverage.ts";
import { AskedBy } from "./AskedBy.tsx";
import { CoverageTable, Reasons } from "./CoverageTable.tsx";

function Numbers({ report }: { report: CourseReport }) {
  const { t } = useTranslation("coverage");
  const f = useFormats();
  const { percent, taught, leftOut, tested } = coverageNumbers(report);
  const { retold } = report;
  return (
    <section aria-label={t("stats_label")}>
      <Stats>
        <Stat value={f.percent(percent)} label={t(retold ? "stat_coverage_retold" : "stat_coverage")} />
        <Stat value={f.number(taught)} label={t(retold ? "stat_taught_retold" : "stat_taught")} />
        <Stat value={f.number(leftOut)} label={t("stat_left")} />
        <Stat value={f.number(tested)} label={t("stat_tested")} />
      </Stats>
    </section>
  );
}

function LeftOut({ sections }: Pick<CourseReport["documents"][number], "sections">) {
  const { t } = useTranslation("coverage");
  const reasons = reasonsOf(sections);
  if (reasons.length === 0) return <div className="mb-4" />;
  return (
    <div className="mb-4 mt-1 text-muted">
      <p>{t("left_out_of_it")}</p>
      <ul className="list-disc pl-5">
        <Reasons reasons={reasons} />
      </ul>
    </div>
  );
}

interface DocumentProps {
  slug: string;
  report: CourseReport;
  document: CourseReport["documents"][number];
  shown: Shown;
}

function DocumentMap({ slug, report, document, shown }: DocumentProps) {
  const { t } = useTranslation("coverage");
  const f = useFormats();
  const { documentId, documentName: name, words, taughtWords } = document;
  const { retold } = report;
  const told = retold ? "document_words_retold" : "document_words";
  const sections = placeSections(document.sections).filter((section) => isShown(section, shown));
  const id = `document-${documentId}`;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="break-words text-xl">
        {name}
      </h2>
      <p className="mt-1">{t(told, { taught: f.number(taughtWords), words: f.number(words) })}</p>
      <LeftOut sections={document.sections} />
      {sections.length > 0 ? (
        <CoverageTable
          slug={slug}
          label={t("table_label", { name })}
          sections={sections}
          steps={report.steps}
          retold={retold}
        />
      ) : (
        <p className="rounded-m bg-sunken px-4 py-3">{t("nothing", { all: t("filter_all") })}</p>
      )}
    </section>
  );
}

interface CoverageViewProps {
  slug: string;
  report: CourseReport;
  shown: Shown;
  onShown: (shown: Shown) => void;
}

/** What of each document is in the course, in numbers and section by section. */
export function CoverageView({ slug, report, shown, onShown }: CoverageViewProps) {
  const { t } = useTranslation("coverage");
  return (
    <>
      <Numbers report={report} />
      <div className="mt-8">
        <RadioGroup
          label={t("filter")}
          choices={SHOWN.map((value) => ({ value, label: t(`filter_${value}`) }))}
          value={shown}
          onChange={onShown}
          columns={3}
        />
      </div>
      {report.documents.map((document) => (
        <DocumentMap
          key={document.documentId}
          slug={slug}
          report={report}
          document={document}
          shown={shown}
        />
      ))}
      <AskedBy slug={slug} report={report} />
    </>
  );
}
