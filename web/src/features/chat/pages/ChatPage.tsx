import type { Chat } from "@lehrpfad/contract";
import { Save, ShieldCheck } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { type Params, useParams, useSearchParams } from "react-router";
import { CourseHeader } from "../../../lib/course/CourseHeader.tsx";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { QueryError } from "../../../lib/QueryState.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { ChatSkeleton, PackageSkeleton } from "../components/ChatSkeleton.tsx";
import { OpenedPackage } from "../components/OpenedPackage.tsx";
import { PackageRail } from "../components/PackageRail.tsx";
import { PackageSetup } from "../components/PackageSetup.tsx";
import { PlanSetup } from "../components/PlanSetup.tsx";
import { nextPackage } from "../packages.ts";
import { prepareChat, useChat, usePackage } from "../queries.ts";

function Assurance({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="text-md">
      <p className="flex items-center gap-2 font-semibold">
        {icon}
        {title}
      </p>
      <p className="text-muted">{children}</p>
    </div>
  );
}

/** What leaves and what stays. */
function Assurances() {
  const { t } = useTranslation("chat");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Assurance icon={<ShieldCheck size={18} aria-hidden />} title={t("private_title")}>
        {t("private_text")}
      </Assurance>
      <Assurance icon={<Save size={18} aria-hidden />} title={t("kept_title")}>
        {t("kept_text")}
      </Assurance>
    </div>
  );
}

function Packages({ slug, chat }: { slug: string; chat: Chat }) {
  const { t } = useTranslation("chat");
  const [search, setSearch] = useSearchParams();
  const asked = search.get("package");
  const head = chat.packages.find(({ id }) => id === asked) ?? nextPackage(chat.packages);
  const opened = usePackage(slug, head?.id ?? null);
  const headId = head?.id;
  useEffect(() => {
    // The address names what is open: no answer and no decision leads elsewhere by itself.
    if (headId !== undefined && headId !== asked)
      setSearch({ package: headId }, { replace: true, preventScrollReset: true });
  }, [headId, asked, setSearch]);
  const onMade = () => setSearch({}, { replace: true });
  const setup = <PackageSetup slug={slug} chat={chat} onMade={onMade} />;
  if (chat.steps.length === 0)
    return (
      <EmptyState
        title={t("no_steps")}
        action={<LinkButton to={`/c/${slug}/edit/add`}>{t("no_steps_action")}</LinkButton>}
      >
        {t("no_steps_text")}
      </EmptyState>
    );
  if (!head && chat.needsPlan) return <PlanSetup slug={slug} chat={chat} onMade={onMade} />;
  if (!head)
    return (
      <Card as="section" className="max-w-3xl">
        <h2 className="mb-2 text-xl">{t("setup_title")}</h2>
        {setup}
      </Card>
    );
  return (
    <div className="gap-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="mb-6 space-y-4 lg:mb-0">
        <PackageRail slug={slug} packages={chat.packages} current={head.id} />
        {chat.needsPlan ? null : (
          <details className="rounded-m border border-line bg-surface px-4">
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
              {t("setup_more")}
            </summary>
            <div className="pb-4 [&_.grid]:grid-cols-1!">{setup}</div>
          </details>
        )}
      </div>
      {opened.data ? (
        <OpenedPackage key={opened.data.id} slug={slug} chat={chat} opened={opened.data} />
      ) : opened.isError ? (
        <QueryError query={opened} />
      ) : (
        <PackageSkeleton />
      )}
    </div>
  );
}

/** What the page says before anything is loaded; while the course has no name here, the page's own stands in its place. */
function Introduction({ isNamed }: { isNamed: boolean }) {
  const { t } = useTranslation("chat");
  return (
    <div className="mb-7 space-y-5">
      <div className="max-w-prose">
        {isNamed ? <h2 className="mb-1 text-2xl">{t("heading")}</h2> : null}
        <p className="text-muted">{t("lead")}</p>
      </div>
      <Assurances />
    </div>
  );
}

/** `/c/{slug}/chat`: questions that a person has a chat write; `?package=` is what is open. */
export default function ChatPage() {
  const { t } = useTranslation("chat");
  const { slug = "" } = useParams();
  const query = useChat(slug);
  const name = query.data?.courseName;
  return (
    <Page title={name === undefined ? t("heading") : t("title", { course: name })}>
      <CourseHeader slug={slug} name={name ?? t("link")} />
      <Introduction isNamed={name !== undefined} />
      {query.data ? (
        <Packages slug={slug} chat={query.data} />
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <ChatSkeleton />
      )}
    </Page>
  );
}

ChatPage.prepare = ({ slug = "" }: Params) => prepareChat(slug);
