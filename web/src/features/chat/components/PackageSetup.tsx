import type { Chat, ChatLimits } from "@lehrpfad/contract";
import { type FormEvent, useState } from "react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { useMakePackages } from "../queries.ts";
import { LimitFields } from "./LimitFields.tsx";
import { StepChoice } from "./StepChoice.tsx";

type Which = "all" | "missing" | "some";
type Kind = "questions" | "texts";

interface PackageSetupProps {
  slug: string;
  chat: Chat;
  onMade: () => void;
}

/** For which steps a chat is asked, for how much, and what it takes and answers at once. */
export function PackageSetup({ slug, chat, onMade }: PackageSetupProps) {
  const { t } = useTranslation("chat");
  const { number } = useFormats();
  const unwritten = chat.steps.filter(({ isWritten }) => !isWritten);
  const [kind, setKind] = useState<Kind>(unwritten.length > 0 ? "texts" : "questions");
  const isOfTexts = kind === "texts";
  const missing = isOfTexts ? unwritten : chat.steps.filter(({ asks }) => asks === null);
  const [which, setWhich] = useState<Which>("all");
  const [chosen, setChosen] = useState<string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const [limits, setLimits] = useState<ChatLimits>(chat.limits);
  const make = useMakePackages(slug, onMade);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const stepIds = which === "some" ? chosen : (which === "all" ? chat.steps : missing).map(({ id }) => id);
    if (stepIds.length > 0) make.mutate({ slug, kind, limits, stepIds });
  };
  const total = chat.steps.reduce((sum, { characters }) => sum + characters, 0);
  const isPartly = missing.length > 0 && missing.length < chat.steps.length;
  return (
    <form className="space-y-5" onSubmit={submit}>
      <RadioGroup
        label={t("what")}
        columns={2}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setWhich("all");
        }}
        choices={[
          { value: "questions", label: t("what_questions") },
          { value: "texts", label: t("what_texts"), hint: t("what_texts_hint") },
        ]}
      />
      <p className="text-muted">{t(isOfTexts ? "texts_setup_help" : "setup_help")}</p>
      <RadioGroup
        label={t("which")}
        columns={isPartly ? 3 : 2}
        value={which}
        onChange={setWhich}
        choices={[
          { value: "all", label: t("which_all", { count: chat.steps.length }) },
          ...(isPartly
            ? [
                {
                  value: "missing" as const,
                  label: t(isOfTexts ? "which_unwritten" : "which_missing", { count: missing.length }),
                },
              ]
            : []),
          { value: "some", label: t("which_some") },
        ]}
      />
      {which === "some" ? (
        <StepChoice
          steps={chat.steps}
          chosen={chosen}
          error={isAsked && chosen.length === 0 ? t("which_none") : undefined}
          onChange={setChosen}
        />
      ) : null}
      <LimitFields
        names={isOfTexts ? ["characters", "words"] : ["questions", "characters", "words"]}
        limits={limits}
        onChange={setLimits}
      />
      <p className="text-md text-muted">
        {t("limits_help")} {t("course_size", { n: number(total) })}
      </p>
      <Button type="submit" isPending={make.isPending}>
        {t("make")}
      </Button>
    </form>
  );
}
