import type { FoundPassage, StepPage } from "@lehrpfad/contract";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { useSite } from "../../../lib/site.ts";
import { useOnline } from "../../../lib/useOnline.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Notice } from "../../../ui/States.tsx";
import { readable } from "../passages.ts";
import { foundHash, stepPath } from "../steps.ts";
import { AskedAnswer } from "./AskedAnswer.tsx";
import { AskForm } from "./AskForm.tsx";
import { FoundPlace } from "./FoundPlace.tsx";

/** A text with these words marked. */
function withMarks(text: string, words: readonly string[]): ReactNode {
  if (words.length === 0) return text;
  const known = new Set(words);
  let offset = 0;
  return text.split(/([\p{L}\p{N}]+)/u).map((piece) => {
    offset += piece.length;
    if (!known.has(piece)) return piece;
    return (
      <mark key={offset} className="rounded-[2px] bg-mark text-ink">
        {piece}
      </mark>
    );
  });
}

interface FoundProps {
  slug: string;
  lang: string;
  passage: FoundPassage;
  onLeave: () => void;
}

function Found({ slug, lang, passage, onLeave }: FoundProps) {
  const { t } = useTranslation("asking");
  const { step, text, words } = passage;
  return (
    <li className="py-4">
      <p className="text-sm font-semibold text-muted">
        <FoundPlace passage={passage} />
      </p>
      <p lang={lang} className="mt-1 whitespace-pre-line break-words font-read leading-relaxed">
        {withMarks(readable(text), words)}
      </p>
      {step ? (
        <Link
          to={stepPath(slug, step.position) + foundHash(text)}
          onClick={onLeave}
          className="inline-flex min-h-11 items-center text-link"
        >
          {t("show")}
        </Link>
      ) : null}
    </li>
  );
}

interface AskDialogProps {
  slug: string;
  page: StepPage;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks the course, and shows the passages that speak of what was asked. What was found stays while one looks at it. */
export function AskDialog({ slug, page, isOpen, onClose }: AskDialogProps) {
  const { t } = useTranslation("asking");
  const { t: viewer } = useTranslation("viewer");
  const { t: common } = useTranslation();
  const sentence = useErrorSentence();
  const isOnline = useOnline();
  const [text, setText] = useState("");
  const answersAsked = useSite().data?.answersAsked ?? false;
  const ask = useMutation(orpc.asking.ask.mutationOptions());
  const passages = ask.data?.passages;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={viewer("ask_course")} closeLabel={common("close")} wide>
      {isOnline ? null : (
        <div className="mb-4">
          <Notice tone="here">
            <p className="font-semibold">{t("offline_title")}</p>
            {t("offline_text")}
          </Notice>
        </div>
      )}
      <AskForm
        text={text}
        onType={setText}
        help={`${t(page.asksDocuments ? "help_documents" : "help")}${answersAsked ? ` ${t("help_model")}` : ""}`}
        isPending={ask.isPending}
        isDisabled={!isOnline}
        onAsk={(question) => ask.mutate({ slug, question })}
      />
      <div aria-live="polite" className="mt-4">
        {ask.isError ? (
          <Notice tone="danger">
            <p className="font-semibold">{t("failed")}</p>
            {sentence(ask.error)}
          </Notice>
        ) : null}
        {passages?.length === 0 ? (
          <Notice>
            <p className="font-semibold">{t("none_title")}</p>
            {t("none_text")}
          </Notice>
        ) : null}
        {ask.data?.answers && ask.variables ? (
          <AskedAnswer slug={slug} question={ask.variables.question} lang={page.language} />
        ) : null}
        {passages && passages.length > 0 ? (
          <p className="mt-5 font-semibold">{t("found", { count: passages.length })}</p>
        ) : null}
      </div>
      {passages ? (
        <ul className="divide-y divide-line">
          {passages.map((passage) => (
            <Found
              key={`${passage.step?.id} ${passage.source?.paragraph} ${passage.text}`}
              slug={slug}
              lang={page.language}
              passage={passage}
              onLeave={onClose}
            />
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}
