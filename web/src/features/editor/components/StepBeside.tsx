import type { CourseLanguage, EditedStep, QuestionDraft } from "@lehrpfad/contract";
import { BookOpen, PencilLine, TextQuote } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { CourseFigure } from "../../../lib/course/CourseFigure.tsx";
import { SourceList } from "../../../lib/course/SourceList.tsx";
import { readSections } from "../../../lib/course/stepSections.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { SidePane } from "../../../ui/SidePane.tsx";
import { questionFrom } from "../passages/questionFrom.ts";
import type { Selected } from "../passages/selected.ts";
import { usePassageActions } from "../usePassageActions.ts";
import { Passage, type PassageProps } from "./Passage.tsx";
import { PassageBar } from "./PassageBar.tsx";
import { PlacePicker } from "./PlacePicker.tsx";

interface StepBesideProps {
  slug: string;
  step: EditedStep;
  /** Of the course. */
  language: CourseLanguage;
  /** The passage that what is asked comes from. */
  passage: PassageProps;
  /** Begins a question with words of the step. */
  onBegin: (question: QuestionDraft) => void;
}

function Content({ slug, step, language, passage, onBegin }: StepBesideProps) {
  const { t } = useTranslation("editor");
  const { t: s } = useTranslation("studio");
  const text = useRef<HTMLDivElement>(null);
  const asking = { language, terms: step.sections.terms };
  const actions = usePassageActions(onBegin, asking);
  const places = { step, language };
  const take = {
    ...{ label: t("passage_take"), icon: TextQuote, letter: "P" },
    run: ({ quote }: Selected) => {
      getSelection()?.removeAllRanges();
      passage.onChange(quote);
    },
  };
  return (
    <div className="space-y-5">
      <Passage {...passage}>
        <PlacePicker {...places} label={t("place_other")} onPick={({ quote }) => passage.onChange(quote)} />
      </Passage>
      <div className="-ml-3">
        <PlacePicker
          {...places}
          label={t("place_from")}
          onPick={(place) => onBegin(questionFrom(place, asking))}
        />
      </div>
      {step.content.trim() === "" ? (
        <p className="text-muted">{t("step_text_none")}</p>
      ) : (
        <div ref={text} lang={language}>
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
      <div>
        <PassageBar root={text} language={language} actions={[take, ...actions]} />
      </div>
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

/** In a column of its own. */
function StepColumn(props: StepBesideProps) {
  const { t } = useTranslation("editor");
  return (
    <SidePane label={t("step_text")} className="hidden border-l border-line pl-6! xl:block">
      <h2 className="mb-4 text-lg">{t("step_text")}</h2>
      <Content {...props} />
    </SidePane>
  );
}

/** The same where there is no room beside the question: above it, over what is typed. */
function StepButton(props: StepBesideProps) {
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

/** A question beside the step that it is about, with the passage that it comes from. */
export function StepBeside({ children, ...beside }: StepBesideProps & { children: ReactNode }) {
  return (
    <>
      <StepButton {...beside} />
      <div className="gap-7 xl:grid xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="min-w-0">{children}</div>
        <StepColumn {...beside} />
      </div>
    </>
  );
}
