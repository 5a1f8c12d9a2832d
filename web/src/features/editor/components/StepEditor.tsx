import {
  type CourseLanguage,
  type EditedStep,
  LIMITS,
  type QuestionDraft,
  type StepText,
} from "@lehrpfad/contract";
import { ArrowLeft, Eye, MessageCircleQuestion } from "lucide-react";
import { useCallback, useRef } from "react";
import { useNavigate } from "react-router";
import { SourceList } from "../../../lib/course/SourceList.tsx";
import { LeaveDialog } from "../../../lib/course/saving/LeaveDialog.tsx";
import { SaveNote } from "../../../lib/course/saving/SaveNote.tsx";
import { useLeaveGuard } from "../../../lib/course/saving/useLeaveGuard.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { Rewriting } from "../../rewriting/components/Rewriting.tsx";
import { questionFrom } from "../passages/questionFrom.ts";
import { isComplete } from "../text/merge.ts";
import { useBeginQuestion } from "../useBeginQuestion.ts";
import { usePassageActions } from "../usePassageActions.ts";
import { useStepTexts } from "../useStepTexts.ts";
import { ConflictView } from "./ConflictView.tsx";
import { PassageBar } from "./PassageBar.tsx";
import { PlacePicker } from "./PlacePicker.tsx";
import { ReshapeStep } from "./ReshapeStep.tsx";
import { RichText } from "./RichText.tsx";
import { SectionsEditor } from "./SectionsEditor.tsx";
import { SummaryEditor } from "./SummaryEditor.tsx";

interface StepEditorProps {
  slug: string;
  step: EditedStep;
  /** Language of the course. */
  language: CourseLanguage;
  /** Title of the step that comes next; null at the last one. */
  following: string | null;
}

/** Saves on demand and says why it failed, at the field where something is missing; what is typed stays. */
function useSaveButton(texts: StepText, save: () => Promise<boolean>) {
  const { t } = useTranslation("editor");
  const form = useRef<HTMLDivElement>(null);
  const saveNow = async () => {
    const saved = await save();
    if (saved) return true;
    const isTermMissing = texts.title.trim() !== "" && !isComplete(texts);
    toast.error(t("step_save_failed"), isTermMissing ? t("term_incomplete") : undefined);
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    return false;
  };
  return { form, saveNow };
}

interface StepLinksProps {
  slug: string;
  step: EditedStep;
  save: () => Promise<boolean>;
}

function StepLinks({ slug, step, save }: StepLinksProps) {
  const { t } = useTranslation("editor");
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton look="quiet" to={`/c/${slug}/edit/questions/${step.id}`}>
        <MessageCircleQuestion size={18} aria-hidden />
        {t(step.question ? "to_question" : "question_add")}
      </LinkButton>
      <LinkButton look="quiet" to={`/c/${slug}/preview/${step.id}`}>
        <Eye size={18} aria-hidden />
        {t("preview")}
      </LinkButton>
      <ReshapeStep slug={slug} stepId={step.id} save={save} />
    </div>
  );
}

/** Title, text, sections and summary of a step (statement 2.63), saved while one types. */
export function StepEditor({ slug, step, language, following }: StepEditorProps) {
  const { t } = useTranslation("editor");
  const { t: common } = useTranslation();
  const sentence = useErrorSentence();
  const navigate = useNavigate();
  const stepTexts = useStepTexts(slug, step);
  const { texts, state, error, theirs, savedBy, revision, restored, change, changeLater, save, resolve } =
    stepTexts;
  const held = useLeaveGuard(state !== "saved", save);
  const { form, saveNow } = useSaveButton(texts, save);
  const writing = useRef<HTMLDivElement>(null);
  const begin = useBeginQuestion(slug, step);
  // What is written is stored before its page is left: the passage is looked for in it.
  const beginSaved = (question: QuestionDraft) =>
    void saveNow().then((isSaved) => isSaved && begin(question));
  const asking = { language, terms: texts.sections.terms };
  const actions = usePassageActions(beginSaved, asking);
  const changeContent = useCallback(
    (write: () => string) => changeLater(() => ({ content: write() })),
    [changeLater],
  );
  const titleMissing = texts.title.trim() === "";
  if (theirs !== null) {
    return (
      <>
        <ConflictView mine={texts} theirs={theirs} savedBy={savedBy} language={language} onChoose={resolve} />
        <LeaveDialog held={held} />
      </>
    );
  }
  return (
    <div ref={form} className="space-y-6">
      <div className="sticky top-0 z-20 -mx-4 flex items-center justify-between gap-x-3 border-b border-line bg-paper px-4 py-2 leading-tight sm:mx-0 sm:px-0">
        <SaveNote state={state} />
        <div className="flex shrink-0 gap-2">
          <Button look="quiet" onPress={() => void navigate(`/c/${slug}/edit`)}>
            <ArrowLeft size={18} aria-hidden className="lg:hidden" />
            {/* One line on a phone, too: the toolbar of the text sticks right below. */}
            <span className="max-sm:sr-only">{common("close")}</span>
          </Button>
          <Button onPress={() => void saveNow()}>{t("save")}</Button>
        </div>
      </div>
      {state === "failed" ? (
        <Notice tone="danger">
          {sentence(error)} {t("kept_here")}
        </Notice>
      ) : null}
      {restored && state === "changed" ? <Notice>{t("restored_note")}</Notice> : null}
      <Rewriting
        slug={slug}
        target={{ kind: "step", stepId: step.id }}
        hasSources={step.sources.length > 0}
        save={save}
      />
      <TextField
        label={t("title_label")}
        value={texts.title}
        maxLength={LIMITS.stepTitleLength}
        isRequired
        error={titleMissing ? t("title_missing") : undefined}
        onChange={(title) => change({ title })}
      />
      <div>
        <RichText
          root={writing}
          stepId={step.id}
          label={t("content_label")}
          markdown={texts.content}
          revision={revision}
          lang={language}
          onChange={changeContent}
        />
        <PassageBar root={writing} language={language} actions={actions} />
        <div className="mt-2 -ml-3">
          <PlacePicker
            label={t("place_from")}
            step={texts}
            language={language}
            onPick={(place) => beginSaved(questionFrom(place, asking))}
          />
        </div>
      </div>
      <SectionsEditor
        sections={texts.sections}
        language={language}
        following={following}
        onChange={(sections) => change({ sections })}
      />
      <SummaryEditor
        slug={slug}
        stepId={step.id}
        summary={texts.summary}
        onChange={(summary) => change({ summary })}
        save={save}
      />
      <SourceList sources={step.sources} />
      <StepLinks slug={slug} step={step} save={saveNow} />
      <LeaveDialog held={held} />
    </div>
  );
}
