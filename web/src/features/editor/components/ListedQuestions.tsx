import { type CourseOutline, LIMITS, MOST_LISTED, type QuestionListContents } from "@lehrpfad/contract";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { placed } from "../../../lib/course/placed.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/States.tsx";
import { toast } from "../../../ui/toast.ts";
import { isComplete, type ListedItem, type ReadList, readListOf } from "../questionLists/listed.ts";
import { useAcceptList } from "../questionLists/useQuestionList.ts";
import { ListedCard } from "./ListedCard.tsx";

const LIMIT_OF = { too_many_options: LIMITS.parts, too_many: MOST_LISTED } as const;

/** Parts of a list that are no question, each with its reason. */
function UnreadParts({ unread }: Pick<QuestionListContents, "unread">) {
  const { t } = useTranslation("lists");
  const { number } = useFormats();
  if (unread.length === 0) return null;
  return (
    <Notice tone="here">
      <p className="font-semibold">{t("unread_title")}</p>
      <ul className="list-disc space-y-1 pl-5">
        {[...unread.entries()].map(([at, { text, reason }]) => (
          <li key={at} className="break-words">
            {reason === "too_many" || reason === "too_many_options"
              ? t(`unread_${reason}`, { text, number: number(LIMIT_OF[reason]) })
              : t(`unread_${reason}`, { text })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface ActionsProps {
  items: readonly ListedItem[];
  isPending: boolean;
  onOther: () => void;
}

/** Takes in what is complete; says how many are not. */
function Actions({ items, isPending, onOther }: ActionsProps) {
  const { t } = useTranslation("lists");
  const { number } = useFormats();
  const taken = items.filter(({ isTaken }) => isTaken);
  const count = taken.filter(isComplete).length;
  const lacking = taken.length - count;
  return (
    <div className="space-y-3">
      {count === 0 ? <p className="text-muted">{t("nothing_ready")}</p> : null}
      {lacking > 0 ? (
        <p className="text-muted">{t("lacking", { count: lacking, number: number(lacking) })}</p>
      ) : null}
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button look="quiet" onPress={onOther}>
          {t("other_list")}
        </Button>
        <Button type="submit" isPending={isPending} isDisabled={count === 0}>
          {t("submit", { count, number: number(count) })}
        </Button>
      </div>
    </div>
  );
}

interface ListedQuestionsProps {
  outline: CourseOutline;
  /** As it was read, or as far as it was corrected before. */
  list: ReadList;
  onOther: () => void;
  /** All that was ticked is in the course. */
  onDone: () => void;
}

/** The questions of a list, to be corrected and taken in; what is stored leaves the list. */
export function ListedQuestions({ outline, list, onOther, onDone }: ListedQuestionsProps) {
  const { t } = useTranslation("lists");
  const { number } = useFormats();
  const sentence = useErrorSentence();
  const navigate = useNavigate();
  const { slug, language } = outline;
  const { unread } = list;
  const [items, setItems] = useState(list.items);
  useEffect(() => {
    readListOf(slug).keep({ items, unread });
  }, [slug, items, unread]);
  const accept = useAcceptList(slug);
  const steps = outline.steps.map(({ id, position, title }) => ({
    value: id,
    label: placed(position, title),
  }));
  const count = items.length;
  const store = async () => {
    const ready = items.filter((item) => item.isTaken && isComplete(item));
    const codes = await accept.mutateAsync(ready).catch(() => null);
    if (codes === null) return;
    const stored = ready.filter(({ key }) => codes.get(key) === null);
    const left = items.filter((item) => !stored.includes(item));
    setItems(left.map((item) => ({ ...item, refused: codes.get(item.key) ?? item.refused })));
    if (stored.length > 0)
      toast.success(t("stored", { count: stored.length, number: number(stored.length) }), "");
    const [first] = stored;
    if (left.some(({ isTaken }) => isTaken) || !first) return;
    onDone();
    await navigate(`/c/${slug}/edit/questions/${first.stepId}`);
  };
  return (
    <form
      noValidate
      className="space-y-6 pb-40"
      onSubmit={(event) => {
        event.preventDefault();
        if (!accept.isPending) void store();
      }}
    >
      <h3 tabIndex={-1} className="text-lg outline-none">
        {count === 0 ? t("none_found") : t("found", { count, number: number(count) })}
      </h3>
      <UnreadParts unread={unread} />
      {count === 0 ? null : <p className="text-muted">{t("how")}</p>}
      <ol className="space-y-4">
        {items.map((item) => (
          <ListedCard
            key={item.key}
            item={item}
            steps={steps}
            lang={language}
            onChange={(changed) =>
              setItems((before) => before.map((one) => (one.key === changed.key ? changed : one)))
            }
          />
        ))}
      </ol>
      {outline.active ? <Notice tone="here">{t("open_course")}</Notice> : null}
      {accept.error ? <Notice tone="danger">{sentence(accept.error)}</Notice> : null}
      <Actions items={items} isPending={accept.isPending} onOther={onOther} />
    </form>
  );
}
