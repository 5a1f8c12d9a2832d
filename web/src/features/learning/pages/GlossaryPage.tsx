import type { Glossary, GlossaryTerm } from "@lehrpfad/contract";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { CoursePageSkeleton } from "../components/CoursePageSkeleton.tsx";
import { CourseTrouble } from "../components/CourseTrouble.tsx";
import { TermCards } from "../components/TermCards.tsx";
import { useGlossary } from "../glossary.ts";
import { isLost } from "../queries.ts";
import { coursePath, stepPath } from "../steps.ts";
import { findTerms } from "../terms.ts";

function Term({ slug, lang, entry }: { slug: string; lang: string; entry: GlossaryTerm }) {
  const { t } = useTranslation("viewer");
  const { number } = useFormats();
  return (
    <Card as="li" className="flex flex-col">
      <h2 lang={lang} className="break-words text-xl">
        {entry.term}
      </h2>
      <p lang={lang} className="mb-2 mt-1.5 break-words font-read leading-relaxed">
        {entry.meaning}
      </p>
      <ul className="mt-auto">
        {entry.steps.map(({ position, title }) => (
          <li key={position}>
            <Link to={stepPath(slug, position)} className="inline-flex min-h-11 items-center text-link">
              <span>
                {t("step_n", { position: number(position) })}: <span lang={lang}>{title}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Terms({ slug, glossary }: { slug: string; glossary: Glossary }) {
  const { t } = useTranslation("glossary");
  const [typed, setTyped] = useState("");
  const found = findTerms(glossary.terms, typed);
  return (
    <>
      <div className="mt-6 max-w-md">
        <TextField label={t("search")} type="search" value={typed} onChange={setTyped} />
      </div>
      <p role="status" className="mt-3 text-muted">
        {t("found", { count: found.length })}
      </p>
      <ul className="mt-3 grid gap-4 md:grid-cols-2">
        {found.map((entry) => (
          <Term key={`${entry.term} ${entry.meaning}`} slug={slug} lang={glossary.language} entry={entry} />
        ))}
      </ul>
    </>
  );
}

/** Fewer terms are read, not asked: a round of one or two cards is none. */
const CARDS_FROM = 3;

/** Every term that a course explains, as cards to look up or to ask oneself. */
export default function GlossaryPage() {
  const { slug = "" } = useParams();
  const { t } = useTranslation("glossary");
  const glossary = useGlossary(slug);
  const [isAsking, setAsking] = useState(false);
  if (glossary.isPending) return <CoursePageSkeleton />;
  if (glossary.data === undefined || isLost(glossary)) return <CourseTrouble slug={slug} query={glossary} />;
  const { courseName, language, terms } = glossary.data;
  return (
    <Page title={`${t("title")} · ${courseName}`} width="reading">
      <p>
        <Link to={coursePath(slug)} lang={language} className="inline-flex min-h-11 items-center text-link">
          {courseName}
        </Link>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl">{t("title")}</h1>
        {terms.length >= CARDS_FROM ? (
          <Button look="quiet" onPress={() => setAsking(!isAsking)}>
            {t(isAsking ? "to_list" : "to_cards")}
          </Button>
        ) : null}
      </div>
      {terms.length === 0 ? <EmptyState title={t("none")}>{t("none_text")}</EmptyState> : null}
      {terms.length > 0 && isAsking ? <TermCards glossary={glossary.data} /> : null}
      {terms.length > 0 && !isAsking ? <Terms slug={slug} glossary={glossary.data} /> : null}
    </Page>
  );
}
