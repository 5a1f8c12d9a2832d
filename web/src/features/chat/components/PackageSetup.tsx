import { type Chat, type ChatLimits, LIMITS } from "@lehrpfad/contract";
import { type FormEvent, useState } from "react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useMakePackages } from "../queries.ts";
import { StepChoice } from "./StepChoice.tsx";

const CHARACTERS = [8_000, 12_000, 20_000, 40_000, 100_000];
const WORDS = [1_000, 2_000, 4_000, 6_000, 12_000];
const QUESTIONS = [1, 2, 3];

/** The choices with the one that is set, in their order. */
const withOwn = (choices: readonly number[], own: number): number[] =>
  [...new Set([...choices, own])].toSorted((one, other) => one - other);

type Which = "all" | "missing" | "some";

interface PackageSetupProps {
  slug: string;
  chat: Chat;
  onMade: () => void;
}

/** For which steps a chat is asked, for how much, and what it takes and answers at once. */
export function PackageSetup({ slug, chat, onMade }: PackageSetupProps) {
  const { t } = useTranslation("chat");
  const { number } = useFormats();
  const missing = chat.steps.filter(({ asks }) => asks === null);
  const [which, setWhich] = useState<Which>("all");
  const [chosen, setChosen] = useState<string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const [limits, setLimits] = useState<ChatLimits>(chat.limits);
  const make = useMakePackages(slug, onMade);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const stepIds = which === "some" ? chosen : (which === "all" ? chat.steps : missing).map(({ id }) => id);
    if (stepIds.length > 0) make.mutate({ slug, limits, stepIds });
  };
  const select = (name: keyof ChatLimits, choices: readonly number[]) => (
    <Select
      label={t(name === "questions" ? "per_step" : name)}
      value={String(limits[name])}
      choices={withOwn(choices, limits[name]).map((value) => ({
        value: String(value),
        label: number(value),
      }))}
      onChange={(value) => setLimits({ ...limits, [name]: Number(value) })}
    />
  );
  const total = chat.steps.reduce((sum, { characters }) => sum + characters, 0);
  const isPartly = missing.length > 0 && missing.length < chat.steps.length;
  return (
    <form className="space-y-5" onSubmit={submit}>
      <p className="text-muted">{t("setup_help")}</p>
      <RadioGroup
        label={t("which")}
        columns={isPartly ? 3 : 2}
        value={which}
        onChange={setWhich}
        choices={[
          { value: "all", label: t("which_all", { count: chat.steps.length }) },
          ...(isPartly
            ? [{ value: "missing" as const, label: t("which_missing", { count: missing.length }) }]
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
      <div className="grid items-end gap-4 sm:grid-cols-3">
        {select("questions", QUESTIONS.slice(0, LIMITS.chat.questions.maximum))}
        {select("characters", CHARACTERS)}
        {select("words", WORDS)}
      </div>
      <p className="text-md text-muted">
        {t("limits_help")} {t("course_size", { n: number(total) })}
      </p>
      <Button type="submit" isPending={make.isPending}>
        {t("make")}
      </Button>
    </form>
  );
}
