import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { errorCode } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { isLost } from "../queries.ts";
import { coursePath } from "../steps.ts";
import { CourseTrouble } from "./CourseTrouble.tsx";
import { ToCourse } from "./ToCourse.tsx";
import { WaitingNotice } from "./WaitingNotice.tsx";

interface TestPageProps<Test> {
  slug: string;
  query: UseQueryResult<Test>;
  title: string;
  heading: string;
  /** What the server answers where the course has no such test, and what the page says then. */
  closed: { code: string; title: string; text: string };
  children: (test: Test) => ReactNode;
}

/** The page of a test of the whole course: its head, and while it loads, is closed, or fails. */
export function TestPage<Test extends { courseName: string }>(props: TestPageProps<Test>) {
  const { slug, query, title, heading, closed, children } = props;
  const { t: viewer } = useTranslation("viewer");
  const { t: common } = useTranslation();
  const code = query.isError ? errorCode(query.error) : null;
  if (code === "ENROLMENT_REQUIRED") return <ToCourse slug={slug} />;
  if (code === closed.code)
    return (
      <Page title={title} width="reading">
        <EmptyState
          title={closed.title}
          action={<LinkButton to={coursePath(slug)}>{viewer("to_course")}</LinkButton>}
        >
          {closed.text}
        </EmptyState>
      </Page>
    );
  if (isLost(query)) return <CourseTrouble slug={slug} query={query} />;
  return (
    <Page title={query.data ? `${title} · ${query.data.courseName}` : undefined} width="reading">
      <Link to={coursePath(slug)} className="text-link inline-flex min-h-11 items-center">
        {viewer("to_course")}
      </Link>
      <h1 className="mb-5 mt-1 text-3xl">{heading}</h1>
      <WaitingNotice slug={slug} />
      {query.data ? (
        children(query.data)
      ) : (
        <Loading label={common("loading")}>
          <Card>
            <SkeletonText lines={8} />
          </Card>
        </Loading>
      )}
    </Page>
  );
}
