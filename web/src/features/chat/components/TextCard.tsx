import type { ChatText, CourseLanguage } from "@lehrpfad/contract";
import { CircleCheck } from "lucide-react";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { Notice } from "../../../ui/States.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { Remarks } from "./Remarks.tsx";

export type TextDecision = "accepted" | "skipped" | "open";

/** The text with what belongs to it, folded. */
function WholeText({ text, language }: { text: ChatText; language: CourseLanguage }) {
  const { t } = useTranslation("chat");
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">
        {t("text_read")}
      </summary>
      <div lang={language} className="space-y-4 border-l-2 border-line pl-4">
        <Prose markdown={text.content} size="small" lang={language} />
        {text.summary === "" ? null : <p className="text-md font-semibold">{text.summary}</p>}
        {text.terms.length === 0 ? null : (
          <dl className="space-y-1 text-md">
            {text.terms.map(({ term, meaning }) => (
              <div key={term}>
                <dt className="inline font-semibold">{term}: </dt>
                <dd className="inline">{meaning}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </details>
  );
}

/** What of a text is proved by the documents, or what somebody should look up. */
function Grounds({ text: { sources, toVerify } }: { text: ChatText }) {
  const { t } = useTranslation("chat");
  const verified = sources.map(({ quote }) => quote);
  return (
    <>
      {verified.length === 0 ? null : (
        <div className="space-y-1.5 text-md">
          <p className="flex items-center gap-1.5 text-accent">
            <CircleCheck size={16} aria-hidden className="shrink-0" />
            {t("text_sources", { count: verified.length })}
          </p>
        </div>
      )}
      {toVerify.length === 0 ? null : (
        <Notice tone="here">
          <p className="font-semibold">{t("text_verify")}</p>
          <ul className="list-disc space-y-1 pl-5">
            {toVerify.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

interface TextCardProps {
  text: ChatText;
  language: CourseLanguage;
  isPending: boolean;
  onDecide: (decision: TextDecision) => void;
}

/** The text of one step that a chat wrote, what was noticed about it, and what a person decides. */
export function TextCard({ text, language, isPending, onDecide }: TextCardProps) {
  const { t } = useTranslation("chat");
  const { number } = useFormats();
  const { state, stepId, position, title, words } = text;
  const isOpen = state === "open";
  return (
    <Card as="li" className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-md text-muted">
        <span>{t("text_words", { count: words, n: number(words) })}</span>
        {state === "accepted" || state === "skipped" ? (
          <Tag tone={state === "accepted" ? "good" : "off"}>{t(`state_${state}`)}</Tag>
        ) : null}
      </div>
      <h4
        tabIndex={-1}
        data-undecided={isOpen ? stepId : undefined}
        className="scroll-mt-6 text-lg focus-visible:outline-offset-4"
      >
        {t("in_step", { position, title })}
      </h4>
      <WholeText text={text} language={language} />
      {isOpen ? (
        <>
          <Grounds text={text} />
          <Remarks remarks={text.faults} />
          <div className="flex flex-wrap gap-3">
            <Button isPending={isPending} onPress={() => onDecide("accepted")}>
              {t("text_accept")}
            </Button>
            <Button look="plain" onPress={() => onDecide("skipped")}>
              {t("skip")}
            </Button>
          </div>
        </>
      ) : (
        <Button look="plain" isPending={isPending} onPress={() => onDecide("open")}>
          {t("take_back")}
        </Button>
      )}
    </Card>
  );
}
