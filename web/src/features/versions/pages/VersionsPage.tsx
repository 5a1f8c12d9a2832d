import type { CourseVersion, CourseVersions } from "@lehrpfad/contract";
import { useParams } from "react-router";
import { CourseHeader } from "../../../lib/course/CourseHeader.tsx";
import { CourseHeaderSkeleton } from "../../../lib/course/CourseHeaderSkeleton.tsx";
import { FailedPage } from "../../../lib/course/FailedPage.tsx";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { EmptyState, Notice } from "../../../ui/States.tsx";
import { useVersions } from "../queries.ts";
import { useChanges } from "../useChanges.ts";

function Version({ slug, version }: { slug: string; version: CourseVersion }) {
  const { t } = useTranslation("versions");
  const { dateTime, number } = useFormats();
  const changes = useChanges();
  const { id, steps, reason, madeBy, madeAt } = version;
  const name = t("number", { number: number(version.number) });
  const about = [
    t(`reason_${reason}`),
    ...(madeBy ? [t("by", { name: madeBy })] : []),
    t("steps", { count: steps, number: number(steps) }),
  ];
  const against = version.changes ? (changes(version.changes) ?? t("nothing_changed")) : t("first");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5">
      <div className="min-w-0">
        <h3 id={`version-${id}`} className="text-lg">
          {name} <span className="font-ui text-md font-normal text-muted">· {dateTime(madeAt)}</span>
        </h3>
        <p className="text-md text-muted">{about.join(" · ")}</p>
        <p className="mt-1">{against}</p>
      </div>
      <LinkButton look="quiet" to={`/c/${slug}/versions/${id}`} aria-describedby={`version-${id}`}>
        {t("compare")}
      </LinkButton>
    </li>
  );
}

function Since({ since }: Pick<CourseVersions, "since">) {
  const { t } = useTranslation("versions");
  const changes = useChanges();
  if (since === null) return null;
  const words = changes(since);
  return (
    <div className="mb-6">
      <Notice tone={words ? "here" : "info"}>
        {words ? (
          <>
            <span className="font-semibold">{t("since_title")}:</span> {words}
          </>
        ) : (
          t("since_nothing")
        )}
      </Notice>
    </div>
  );
}

/** `/c/{slug}/versions`: the states of a course that were kept, the newest first. */
export default function VersionsPage() {
  const { t } = useTranslation("versions");
  const { slug = "" } = useParams();
  const query = useVersions(slug);
  if (query.isError && !query.data) return <FailedPage query={query} />;
  if (!query.data) {
    return (
      <CourseHeaderSkeleton>
        <Skeleton className="h-96 w-full rounded-card" />
      </CourseHeaderSkeleton>
    );
  }
  const { courseName, versions, since } = query.data;
  return (
    <Page title={t("title", { course: courseName })}>
      <CourseHeader slug={slug} name={courseName} />
      <h2 className="text-2xl">{t("link")}</h2>
      <p className="mb-5 mt-2 max-w-prose">{t("lead")}</p>
      {versions.length === 0 ? (
        <EmptyState title={t("empty_title")}>{t("empty_text")}</EmptyState>
      ) : (
        <>
          <Since since={since} />
          <ol
            aria-label={t("link")}
            className="divide-y divide-line rounded-card border border-line bg-surface"
          >
            {versions.map((version) => (
              <Version key={version.id} slug={slug} version={version} />
            ))}
          </ol>
        </>
      )}
    </Page>
  );
}
