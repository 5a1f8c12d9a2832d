import type { Document } from "@lehrpfad/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { Notice } from "../../ui/States.tsx";
import { announce } from "../announcer.ts";
import { useDocumentSentences } from "../course/names.ts";
import { useErrorSentence } from "../errors.ts";
import { useFormats } from "../format.ts";
import { useTranslation } from "../i18n.ts";
import { languageName } from "../language.ts";
import { falseEnding } from "./documentTypes.ts";
import { FileFrame } from "./UploadRow.tsx";

type ReadDocument = NonNullable<Document["read"]>;

/** Entries of an outline shown before one asks for all. */
const FIRST_ENTRIES = 6;

function Outline({ entries }: { entries: ReadDocument["outline"] }) {
  const { t } = useTranslation("create");
  const f = useFormats();
  const [all, setAll] = useState(false);
  if (entries.length === 0) return <p className="text-sm text-muted">{t("outline_none")}</p>;
  const top = Math.min(...entries.map(({ level }) => level));
  // An outline may repeat a title on the same page, so only the place tells its entries apart.
  const keyed = entries.map((entry, place) => ({ ...entry, key: `entry-${place}` }));
  const shown = all ? keyed : keyed.slice(0, FIRST_ENTRIES);
  return (
    <section>
      <h3 className="font-ui text-sm font-semibold text-muted">{t("outline")}</h3>
      <ol className="mt-1.5 border-l-2 border-accent pl-4 text-md leading-snug">
        {shown.map(({ key, level, title, page }) => (
          <li
            key={key}
            className="flex items-baseline justify-between gap-4 py-1"
            style={{ paddingLeft: `${Math.min(3, level - top) * 1.1}rem` }}
          >
            <span className={level === top ? "font-semibold" : ""}>{title}</span>
            {page === null ? null : (
              <span className="shrink-0 text-sm text-muted">{t("outline_page", { page })}</span>
            )}
          </li>
        ))}
      </ol>
      {entries.length > FIRST_ENTRIES ? (
        <div className="-ml-3 mt-1">
          <Button look="plain" onPress={() => setAll(!all)} aria-expanded={all}>
            {all ? t("outline_fewer") : t("outline_all", { number: f.number(entries.length) })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function WhatWasRead({ read }: { read: ReadDocument }) {
  const { t } = useTranslation("create");
  const f = useFormats();
  const notices = useDocumentSentences()(read.notices);
  const facts = [
    ...(read.pages === null ? [] : [t("pages", { count: read.pages })]),
    t("words", { count: read.words, number: f.number(read.words) }),
    languageName(read.language),
  ];
  return (
    <div className="space-y-4">
      <ul className="flex flex-wrap gap-2">
        {facts.map((fact) => (
          <li key={fact} className="rounded-full bg-accent-soft px-3 py-1 text-sm font-semibold text-accent">
            {fact}
          </li>
        ))}
      </ul>
      <Outline entries={read.outline} />
      {notices.length > 0 ? (
        <Notice tone="here">
          <p className="font-semibold">{t("notices_label")}</p>
          <ul className="mt-1 space-y-1 text-md">
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  );
}

function useAnnouncedReading(document: Document | undefined): void {
  const { t } = useTranslation("create");
  const f = useFormats();
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = document?.state;
    if (was !== "reading" || !document) return;
    const { name, state, read } = document;
    if (state === "ready") {
      const words = read?.words ?? 0;
      announce(t("read_announced", { count: words, name, words: f.number(words) }));
    }
    if (state === "refused") announce(t("refused_announced", { name }));
  }, [document, t, f]);
}

interface DocumentRowProps {
  name: string;
  bytes: number;
  query: UseQueryResult<Document> | undefined;
  onRemove: () => void;
}

/** An uploaded document: being read, what was read, or why it was refused. */
export function DocumentRow({ name, bytes, query, onRemove }: DocumentRowProps) {
  const { t } = useTranslation("create");
  const f = useFormats();
  const errors = useErrorSentence();
  const document = query?.data;
  const ahead = document?.ahead ?? 0;
  const sentences = useDocumentSentences()(document?.refusal ? [document.refusal] : []);
  const ending = document?.refusal ? falseEnding(name, document.refusal.code) : null;
  const refusals = ending === null ? sentences : [t("renamed", { ending })];
  useAnnouncedReading(document);
  return (
    <FileFrame name={name} detail={f.bytes(bytes)} removeLabel={t("remove", { name })} onRemove={onRemove}>
      {document?.read ? <WhatWasRead read={document.read} /> : null}
      {document?.state === "refused" ? (
        <Notice tone="danger">
          {refusals.map((refusal) => (
            <p key={refusal} className="font-semibold">
              {refusal}
            </p>
          ))}
          <p>{t("refused_unused")}</p>
        </Notice>
      ) : null}
      {query?.isError ? <Notice tone="danger">{errors(query.error)}</Notice> : null}
      {document?.state === "reading" && document.read ? (
        <p className="mt-3 flex items-center gap-2 text-sm text-muted">
          <Spinner />
          {t("reading_figures")}
        </p>
      ) : null}
      {(document?.state === "reading" && !document.read) || query?.isPending ? (
        <div className="space-y-3">
          <p className="flex items-center gap-2 text-sm text-muted">
            <Spinner />
            {ahead > 0 ? t("reading_waits", { count: ahead, number: f.number(ahead) }) : t("reading")}
          </p>
          <Skeleton className="h-7 w-56 rounded-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ) : null}
    </FileFrame>
  );
}
