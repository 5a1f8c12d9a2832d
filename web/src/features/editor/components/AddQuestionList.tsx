import type { CourseOutline } from "@lehrpfad/contract";
import { ArrowLeft } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { beginItems, listDraftOf, readListOf } from "../questionLists/listed.ts";
import { usePreviewList } from "../questionLists/useQuestionList.ts";
import { ListedQuestions } from "./ListedQuestions.tsx";
import { ListInput } from "./ListInput.tsx";

/** `/c/{slug}/edit/add?stage=questions`: questions that somebody has as a list, corrected before anything is stored. */
export function AddQuestionList({ outline }: { outline: CourseOutline }) {
  const { t } = useTranslation("lists");
  const { t: editor } = useTranslation("editor");
  const { slug } = outline;
  const preview = usePreviewList(slug);
  const { data: contents, isPending, error } = preview;
  const [before, setBefore] = useState(() => readListOf(slug).read());
  const list = useMemo(
    () => (contents ? { items: beginItems(contents.questions), unread: contents.unread } : before),
    [contents, before],
  );
  const end = () => {
    readListOf(slug).drop();
    setBefore(null);
    preview.reset();
  };
  const found = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (contents) found.current?.querySelector("h3")?.focus();
  }, [contents]);
  return (
    <div className="mx-auto max-w-2xl">
      <div className="-ml-3">
        <LinkButton look="plain" to={`/c/${slug}/edit/questions`}>
          <ArrowLeft size={18} aria-hidden />
          {editor("to_questions")}
        </LinkButton>
      </div>
      <h2 className="mt-2 break-words text-xl">{t("title")}</h2>
      <p className="mb-6 mt-1.5 text-muted">{t("lead")}</p>
      {outline.generating ? <Notice tone="here">{editor("generating_note")}</Notice> : null}
      {list ? (
        <div ref={found}>
          <ListedQuestions
            outline={outline}
            list={list}
            onOther={end}
            onDone={() => {
              listDraftOf(slug).drop();
              end();
            }}
          />
        </div>
      ) : null}
      {list || outline.generating ? null : (
        <ListInput slug={slug} error={error} isPending={isPending} onRead={preview.mutate} />
      )}
    </div>
  );
}
