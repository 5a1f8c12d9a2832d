import { type ChatPackage, LIMITS } from "@lehrpfad/contract";
import { useId, useState } from "react";
import { announce } from "../../../lib/announcer.ts";
import { storedDraft } from "../../../lib/drafts/storedDraft.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { TextArea } from "../../../ui/TextField.tsx";
import { useSaveAnswer } from "../queries.ts";

const draftOf = (id: string) =>
  storedDraft(`chat-answer:${id}`, (kept) => (typeof kept === "string" ? kept : undefined));

/** A piece that was just pasted behind the others; it may go on in the middle of a line. */
const joined = (before: string, piece: string): string =>
  before.trim() === "" ? piece : `${before.trimEnd()}\n\n${piece}`;

interface AnswerCardProps {
  slug: string;
  opened: ChatPackage;
}

/** Where the answer of a chat is pasted, and all of it can be mended. */
export function AnswerCard({ slug, opened }: AnswerCardProps) {
  const { t } = useTranslation("chat");
  const { number } = useFormats();
  const sentence = useErrorSentence();
  const heading = useId();
  const draft = draftOf(opened.id);
  const [piece, setPiece] = useState(() => draft.read() ?? "");
  const [whole, setWhole] = useState<string | null>(null);
  const save = useSaveAnswer(slug, (read) => {
    draft.drop();
    setPiece("");
    setWhole(null);
    const count = read.counts.open + read.counts.aside;
    announce(
      read.kind === "plan"
        ? t("state_plan")
        : t(read.kind === "texts" ? "state_texts" : "state_read", { count }),
    );
  });
  const send = (answer: string) =>
    save.mutate({ slug, packageId: opened.id, version: opened.version, answer });
  const write = (text: string) => {
    draft.keep(text);
    setPiece(text);
    if (save.isError) save.reset();
  };
  const next = joined(opened.answer, piece);
  const isTooLong = next.length > LIMITS.chat.answerLength;
  // What could not be read is said at the field that it was sent from.
  const error = save.isError ? sentence(save.error) : undefined;
  const isOfWhole = save.variables?.answer === whole;
  return (
    <Card as="section" aria-labelledby={heading} className="space-y-4">
      <h3 id={heading} className="text-xl">
        {t("answer_title")}
      </h3>
      <TextArea
        label={t("answer_label")}
        help={t("answer_help")}
        rows={6}
        value={piece}
        error={isTooLong ? t("answer_too_long") : isOfWhole ? undefined : error}
        onChange={write}
      />
      <Button
        look={opened.answer === "" ? "primary" : "quiet"}
        isPending={save.isPending}
        onPress={() => {
          if (piece.trim() !== "" && !isTooLong) send(next);
        }}
      >
        {t("read_answer")}
      </Button>
      {opened.answer === "" ? null : (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">
            {t("pasted", { n: number(opened.answer.length) })}
          </summary>
          <div className="space-y-3">
            <TextArea
              label={t("pasted_label")}
              rows={14}
              value={whole ?? opened.answer}
              error={isOfWhole ? error : undefined}
              maxLength={LIMITS.chat.answerLength}
              onChange={setWhole}
            />
            <Button look="quiet" isPending={save.isPending} onPress={() => send(whole ?? opened.answer)}>
              {t("read_again")}
            </Button>
          </div>
        </details>
      )}
    </Card>
  );
}
