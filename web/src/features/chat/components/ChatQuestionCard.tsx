import type { ChatQuestion } from "@lehrpfad/contract";
import { CircleCheck } from "lucide-react";
import { useId, useState } from "react";
import { SourceName } from "../../../lib/course/SourceList.tsx";
import { useTranslation } from "../../../lib/i18n.ts";
import { ProposedQuestion } from "../../../questions/AuthorProposed.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Tag, type TagTone } from "../../../ui/Tag.tsx";
import { isDecided } from "../packages.ts";
import { QuestionFields } from "./QuestionFields.tsx";
import { Remarks } from "./Remarks.tsx";

export type Decision = "question" | "exercise" | "skipped" | "open";

/** The passage that proves the answer, as the step has it. */
function Proof({ quote, source, agreed }: Pick<ChatQuestion, "quote" | "source" | "agreed">) {
  const { t } = useTranslation("chat");
  return (
    <div className="space-y-1.5 text-md">
      {quote === null ? null : (
        <>
          <p className="flex flex-wrap items-center gap-x-1.5 text-accent">
            <CircleCheck size={16} aria-hidden />
            {t("proof")}
            {source ? (
              <span className="text-muted">
                · <SourceName source={source} />
              </span>
            ) : null}
          </p>
          <blockquote className="border-l-2 border-line-strong pl-3 text-muted">{quote}</blockquote>
        </>
      )}
      {agreed ? (
        <p className="flex items-center gap-1.5 text-accent">
          <CircleCheck size={16} aria-hidden className="shrink-0" />
          {t("agreed")}
        </p>
      ) : null}
    </div>
  );
}

interface ActionsProps {
  /** Whether a second reader answered it otherwise: then nothing invites to accept it. */
  isAside: boolean;
  /** Whether its step has a question, whose place it would take. */
  isAsked: boolean;
  isPending: boolean;
  onDecide: (decision: Decision) => void;
  onChange: () => void;
}

function Actions({ isAside, isAsked, isPending, onDecide, onChange }: ActionsProps) {
  const { t } = useTranslation("chat");
  const [first, second] = isAsked ? (["exercise", "question"] as const) : (["question", "exercise"] as const);
  return (
    <div className="space-y-2">
      {isAsked ? <p className="text-md">{t("accept_replaces")}</p> : null}
      <div className="flex flex-wrap gap-3">
        <Button look={isAside ? "quiet" : "primary"} isPending={isPending} onPress={() => onDecide(first)}>
          {t(`accept_${first}`)}
        </Button>
        <Button look="quiet" onPress={() => onDecide(second)}>
          {t(`accept_${second}`)}
        </Button>
        <Button look="quiet" onPress={onChange}>
          {t("change")}
        </Button>
        <Button look="plain" onPress={() => onDecide("skipped")}>
          {t("skip")}
        </Button>
      </div>
    </div>
  );
}

const TONES: Record<Exclude<ChatQuestion["state"], "open">, TagTone> = {
  aside: "here",
  accepted: "good",
  skipped: "off",
  replaced: "here",
};

type ChatQuestionCardProps = Pick<ActionsProps, "isAsked" | "isPending"> & {
  question: ChatQuestion;
  onDecide: (decision: Decision, question?: ChatQuestion["question"]) => void;
};

/** One question of a chat: what it asks, what proves it, what was noticed, and what a person decides. */
export function ChatQuestionCard({ question: one, onDecide, ...actions }: ChatQuestionCardProps) {
  const { t } = useTranslation("chat");
  const [isChanging, setChanging] = useState(false);
  const heading = useId();
  const { state, question } = one;
  const isDone = isDecided(one);
  return (
    <Card as="li" className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-md text-muted">
        <span>{t("in_step", { position: one.position, title: one.stepTitle })}</span>
        {state === "open" ? null : <Tag tone={TONES[state]}>{t(`state_${state}`)}</Tag>}
      </div>
      {isChanging ? (
        <QuestionFields
          question={question}
          isPending={actions.isPending}
          onCancel={() => setChanging(false)}
          onSave={(changed) => {
            onDecide("open", changed);
            setChanging(false);
          }}
        />
      ) : (
        <>
          <h4
            id={heading}
            tabIndex={-1}
            data-undecided={isDone ? undefined : one.id}
            className="scroll-mt-6 text-lg focus-visible:outline-offset-4"
          >
            {question.text}
          </h4>
          {isDone ? null : (
            <>
              <ProposedQuestion question={question} look="plain">
                <Proof {...one} />
              </ProposedQuestion>
              <Remarks remarks={one.faults} options={question.options} />
              <Actions
                {...actions}
                isAside={state === "aside"}
                onDecide={onDecide}
                onChange={() => setChanging(true)}
              />
            </>
          )}
          {isDone ? (
            <Button look="plain" isPending={actions.isPending} onPress={() => onDecide("open")}>
              {t("take_back")}
            </Button>
          ) : null}
        </>
      )}
    </Card>
  );
}
