import type { ManagedCourse } from "@lehrpfad/contract";
import { ASK_SCOPES, LIMITS } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { CourseOptions } from "../../../lib/course/CourseOptions.tsx";
import { EntryTestSwitch } from "../../../lib/course/EntryTestSwitch.tsx";
import { LANGUAGE_CHOICES, useDifficultyChoices } from "../../../lib/course/names.ts";
import { CodedError, useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Notice } from "../../../ui/States.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { useKeepCourse } from "../queries.ts";
import { changesOf, draftOf, faultsOfAdmin, type SettingsDraft, settingsFault } from "../settings.ts";
import { AdminFields } from "./AdminFields.tsx";
import { FinalQuizField } from "./FinalQuizField.tsx";
import { NotificationStateLine } from "./NotificationStateLine.tsx";
import { PassMark } from "./PassMark.tsx";
import { Retention } from "./Retention.tsx";

interface PartProps {
  draft: SettingsDraft;
  tried: boolean;
  change: (change: Partial<SettingsDraft>) => void;
}

function General({ draft, tried, change, questions }: PartProps & { questions: number }) {
  const { t } = useTranslation("create");
  const { t: m } = useTranslation("manage");
  const difficulties = useDifficultyChoices();
  return (
    <section aria-labelledby="general-title" className="space-y-6">
      <h2 id="general-title" className="text-xl">
        {m("general_title")}
      </h2>
      <TextField
        label={t("name_label")}
        name="name"
        isRequired
        maxLength={LIMITS.courseNameLength}
        value={draft.name}
        onChange={(name) => change({ name })}
        error={tried && draft.name.trim() === "" ? t("name_missing") : undefined}
      />
      <div className="max-w-xs">
        <Select
          label={t("language_label")}
          choices={LANGUAGE_CHOICES}
          value={draft.language}
          onChange={(language) => change({ language })}
        />
      </div>
      <RadioGroup
        label={t("difficulty_label")}
        choices={difficulties}
        value={draft.difficulty}
        onChange={(difficulty) => change({ difficulty })}
        columns={2}
      />
      <Switch
        isSelected={draft.secondTry}
        onChange={(secondTry) => change({ secondTry })}
        help={m("second_try_help")}
      >
        {m("second_try")}
      </Switch>
      <EntryTestSwitch
        isSelected={draft.entryTest}
        onChange={(entryTest) => change({ entryTest })}
        hasNone={questions === 0}
      />
      <FinalQuizField value={draft} questions={questions} onChange={change} />
    </section>
  );
}

function Access({ draft, change }: PartProps) {
  const { t } = useTranslation("create");
  return (
    <RadioGroup<"open" | "registered">
      label={t("access_label")}
      choices={[
        { value: "open", label: t("access_open"), hint: t("access_open_hint") },
        { value: "registered", label: t("access_registered"), hint: t("access_registered_hint") },
      ]}
      value={draft.registrationRequired ? "registered" : "open"}
      onChange={(access) =>
        change({ allowAnonymous: access === "open", registrationRequired: access === "registered" })
      }
      columns={2}
    />
  );
}

function Asking({ draft, change }: PartProps) {
  const { t } = useTranslation("manage");
  const choices = ASK_SCOPES.toReversed().map((value) => ({
    value,
    label: t(`ask_${value}`),
    hint: t(`ask_${value}_hint`),
  }));
  return (
    <RadioGroup
      label={t("ask_title")}
      choices={choices}
      value={draft.ask}
      onChange={(ask) => change({ ask })}
      columns={2}
    />
  );
}

function ShownDocuments({ draft, change }: PartProps) {
  const { t } = useTranslation("manage");
  return (
    <Switch
      isSelected={draft.showDocuments}
      onChange={(showDocuments) => change({ showDocuments })}
      help={t("show_documents_help")}
    >
      {t("show_documents")}
    </Switch>
  );
}

function Mails({ course, draft, tried, change }: PartProps & { course: ManagedCourse }) {
  const { t } = useTranslation("manage");
  const sentence = useErrorSentence();
  const missing = tried && settingsFault(draft) === "REMINDER_INTERVAL_MISSING";
  return (
    <section aria-labelledby="mails-title" className="space-y-4">
      <h2 id="mails-title" className="text-xl">
        {t("mails_title")}
      </h2>
      <CourseOptions
        options={draft}
        onChange={change}
        error={missing ? sentence(new CodedError("REMINDER_INTERVAL_MISSING")) : undefined}
      />
      <AdminFields draft={draft} tried={tried} change={change} />
      <NotificationStateLine course={course} />
    </section>
  );
}

/** What is typed, measured against what the server has: the last saved draft. */
function useSettings(course: ManagedCourse) {
  const { t } = useTranslation("manage");
  const sentence = useErrorSentence();
  const keep = useKeepCourse();
  const [before, setBefore] = useState(() => draftOf(course));
  const [draft, setDraft] = useState(before);
  const [tried, setTried] = useState(false);
  const save = useMutation(
    orpc.studio.change.mutationOptions({
      onSuccess: (changed) => {
        keep(changed);
        setBefore(draftOf(changed));
        setDraft(draftOf(changed));
        setTried(false);
        toast.success(t("saved"));
      },
      onError: (error) => toast.error(t("save_failed"), sentence(error)),
    }),
  );
  const changes = changesOf(before, draft);
  const wrong = settingsFault(draft);
  const admin = Object.keys(faultsOfAdmin(draft))[0];
  const submit = () => {
    setTried(true);
    const field = { name_missing: "name", REMINDER_INTERVAL_MISSING: "reminderIntervals" };
    const first = wrong ? field[wrong] : admin;
    if (first !== undefined) document.getElementsByName(first)[0]?.focus();
    else if (!save.isPending) save.mutate({ slug: course.slug, settings: changes });
  };
  const change = (changed: Partial<SettingsDraft>) => setDraft((now) => ({ ...now, ...changed }));
  return { draft, tried, change, submit, save, isChanged: Object.keys(changes).length > 0 };
}

/** Settings of a course; only what was changed is sent. */
export function SettingsForm({ course }: { course: ManagedCourse }) {
  const { t } = useTranslation("manage");
  const sentence = useErrorSentence();
  const { draft, tried, change, submit, save, isChanged } = useSettings(course);
  const part = { draft, tried, change };
  return (
    <form
      noValidate
      className="space-y-10"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <General {...part} questions={course.checkedQuestions} />
      <section aria-labelledby="access-title" className="space-y-4">
        <h2 id="access-title" className="text-xl">
          {t("access_title")}
        </h2>
        <Access {...part} />
        <Asking {...part} />
        <ShownDocuments {...part} />
      </section>
      <Mails {...part} course={course} />
      <PassMark value={draft} questions={course.checkedQuestions} onChange={change} />
      <Retention value={draft.retentionDays} onChange={(retentionDays) => change({ retentionDays })} />
      {save.isError ? <Notice tone="danger">{sentence(save.error)}</Notice> : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" isPending={save.isPending}>
          {t("save")}
        </Button>
        <span aria-live="polite" className="text-muted">
          {isChanged ? t("unsaved") : ""}
        </span>
      </div>
    </form>
  );
}
