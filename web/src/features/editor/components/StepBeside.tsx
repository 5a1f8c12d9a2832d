import type { CourseLanguage, EditedStep, Source } from "@lehrpfad/contract";
import { BookOpen, PencilLine } from "lucide-react";
import { useState } from "react";
import { CourseFigure } from "../../../lib/course/CourseFigure.tsx";
import { SourceList, SourceName } from "../../../lib/course/SourceList.tsx";
import { readSections } from "../../../lib/course/stepSections.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { SidePane } from "../../../ui/SidePane.tsx";

interface StepBesideProps {
  slug: string;
  step: EditedStep;
  /** Of the course. */
  language: CourseLanguage;
  /** The passage that what is asked comes from. */
  source: Source | null;
}

function Passage({ source }: Pick<StepBesideProps, "source">) {
  const { t } = useTranslation("editor");
  return (
    <div className="rounded-m border-l-4 border-accent bg-accent-soft px-4 py-3">
      <h3 className="mb-1 font-ui text-md font-semibold">{t("passage")}</h3>
      {source ? (
        <>
          <p className="text-sm font-semibold text-accent">
            <SourceName source={source} />
          </p>
          <blockquote className="text-md">{source.quote}</blockquote>
        </>
      ) : (
        <p className="text-md text-muted">{t("passage_none")}</p>
      )}
    </div>
  );
}

function Content({ slug, step, language, source }: StepBesideProps) {
  const { t } = useTranslation("editor");
  const { t: s } = useTranslation("studio");
  return (
    <div className="space-y-5">
      <Passage source={source} />
      {step.content.trim() === "" ? (
        <p className="text-muted">{t("step_text_none")}</p>
      ) : (
        <div lang={language}>
          <Prose
            markdown={step.content}
            sections={readSections(step.sections, language)}
            figure={CourseFigure}
            size="small"
          />
        </div>
      )}
      {step.summary ? (
        <div lang={language}>
          <p className="font-semibold">{s("summary")}</p>
          <Prose markdown={step.summary} size="small" skeletonLines={2} />
        </div>
      ) : null}
      <SourceList sources={step.sources} />
      <div className="-ml-3">
        <LinkButton look="plain" to={`/c/${slug}/edit/steps/${step.id}`}>
          <PencilLine size={18} aria-hidden />
          {t("edit_step")}
        </LinkButton>
      </div>
    </div>
  );
}

/** The step that a question is about, with the passage it comes from, in a column of its own. */
export function StepBeside(props: StepBesideProps) {
  const { t } = useTranslation("editor");
  return (
    <SidePane label={t("step_text")} className="hidden border-l border-line pl-6! xl:block">
      <h2 className="mb-4 text-lg">{t("step_text")}</h2>
      <Content {...props} />
    </SidePane>
  );
}

/** The same where there is no room beside the question: above it, over what is typed. */
export function StepBesideButton(props: StepBesideProps) {
  const { t } = useTranslation("editor");
  const { t: common } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="sticky top-0 z-20 -mx-4 mb-4 border-b border-line bg-paper px-4 py-2 sm:mx-0 sm:px-0 xl:hidden">
      <Button look="quiet" onPress={() => setOpen(true)}>
        <BookOpen size={18} aria-hidden />
        {t("step_text_read")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={props.step.title}
        closeLabel={common("close")}
        kind="sheet"
      >
        <Content {...props} />
      </Dialog>
    </div>
  );
}
