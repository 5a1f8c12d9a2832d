import { LIMITS, type Participant } from "@lehrpfad/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { FilterForm } from "../../../lib/filters/FilterForm.tsx";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { LiveRegion } from "../../../ui/Live.tsx";
import { Pages } from "../../../ui/Pages.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { PEOPLE_SORTS, PEOPLE_STATUSES, PEOPLE_TYPES, usePeople } from "../people.ts";
import { peopleOptions } from "../queries.ts";

type People = ReturnType<typeof usePeople>;
const STATUS_TONES = { completed: "good", learning: "here", started: "off" } as const;

function Filters({ query, change }: People) {
  const { t } = useTranslation("results");
  return (
    <FilterForm
      searchLabel={t("search")}
      search={query.search}
      onSearch={(search) => change({ search })}
      order={
        <Select
          label={t("sort")}
          choices={PEOPLE_SORTS.map((value) => ({ value, label: t(`sort_${value}`) }))}
          value={query.sort}
          onChange={(sort) => change({ sort })}
        />
      }
    >
      <Select
        label={t("type")}
        choices={PEOPLE_TYPES.map((value) => ({ value, label: t(`type_${value}`) }))}
        value={query.type}
        onChange={(kind) => change({ type: kind })}
      />
      <Select
        label={t("status")}
        choices={PEOPLE_STATUSES.map((value) => ({ value, label: t(`status_${value}`) }))}
        value={query.status}
        onChange={(status) => change({ status })}
      />
    </FilterForm>
  );
}

function Person({ slug, person }: { slug: string; person: Participant }) {
  const { t } = useTranslation("results");
  const f = useFormats();
  const { firstName, lastName, email, finishedSteps, totalSteps, right, answered } = person;
  const quiz = person.finalQuiz?.best;
  const share = totalSteps === 0 ? 0 : (100 * finishedSteps) / totalSteps;
  return (
    <li className="relative grid gap-x-6 gap-y-2 px-4 py-3.5 hover:bg-accent-soft sm:grid-cols-[1fr_15rem_11rem] sm:items-center">
      <div className="min-w-0">
        <Link
          to={`/c/${slug}/results/participants/${person.id}`}
          className="font-semibold no-underline after:absolute after:inset-0 hover:underline"
        >
          {firstName === null ? t("anonymous_person") : `${firstName} ${lastName}`}
        </Link>
        {email === null ? null : <span className="block truncate text-muted">{email}</span>}
        {quiz ? (
          <span className="block text-md text-muted">
            {t("final_quiz")}:{" "}
            {t("quiz_of", { right: f.number(quiz.right), questions: f.number(quiz.questions) })}
          </span>
        ) : null}
      </div>
      <div>
        <div className="flex items-baseline justify-between gap-3 text-md">
          <span>{t("progress_of", { done: f.number(finishedSteps), total: f.number(totalSteps) })}</span>
          <span className="text-muted">
            {answered === 0 ? "" : t("right_of", { right: f.number(right), answered: f.number(answered) })}
          </span>
        </div>
        <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-line">
          <div className="h-full bg-accent" style={{ width: `${share}%` }} />
        </div>
      </div>
      <div className="flex items-center justify-between gap-3 sm:flex-col sm:items-end sm:gap-1">
        <Tag tone={STATUS_TONES[person.status]}>
          {person.passedAt === null ? t(`status_${person.status}`) : t("passed")}
        </Tag>
        <span className="text-sm text-muted">{f.ago(person.lastActiveAt)}</span>
      </div>
    </li>
  );
}

/** Who takes part and how far they are; search, order, filters and page are in the address. */
export function PeopleList({ slug }: { slug: string }) {
  const { t } = useTranslation("results");
  const f = useFormats();
  const people = usePeople();
  const { query, change } = people;
  const list = useQuery({ ...peopleOptions(slug, query), placeholderData: keepPreviousData });
  if (list.isError && !list.data) return <QueryError query={list} />;
  const found = list.data?.found ?? 0;
  const pages = Math.max(1, Math.ceil(found / LIMITS.participantsPerPage));
  return (
    <>
      <div className="mb-5">
        <Filters {...people} />
      </div>
      <LiveRegion>{list.data ? t("found", { count: found, number: f.number(found) }) : ""}</LiveRegion>
      {list.data ? null : <Skeleton className="h-96 w-full rounded-m" />}
      {list.data && found === 0 ? (
        <EmptyState title={t("nobody_title")}>{t("nobody_text")}</EmptyState>
      ) : null}
      {found > 0 ? (
        <>
          <p className="mb-2 text-muted">{t("found", { count: found, number: f.number(found) })}</p>
          <ul
            aria-label={t("people_table")}
            className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface"
          >
            {list.data?.participants.map((person) => (
              <Person key={person.id} slug={slug} person={person} />
            ))}
          </ul>
        </>
      ) : null}
      <Pages
        label={t("pages_label")}
        words={t("page_of", { page: query.page, pages })}
        previousLabel={t("page_previous")}
        nextLabel={t("page_next")}
        page={query.page}
        pages={pages}
        onPage={(page) => change({ page })}
      />
    </>
  );
}
