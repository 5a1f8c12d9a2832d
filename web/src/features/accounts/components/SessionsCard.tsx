import type { SessionEntry } from "@lehrpfad/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeleton.tsx";
import { Notice } from "../../../ui/States.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { toast } from "../../../ui/toast.ts";
import { deviceOf } from "../device.ts";

/** How people call the device of a session. */
function useDeviceName(): (userAgent: string) => string {
  const { t } = useTranslation("account");
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser !== null && system !== null) return t("session_name", { browser, system });
    return browser ?? system ?? t("session_unknown");
  };
}

/** Ends one session, or all others. */
function useEnding(id: string) {
  const { t } = useTranslation("account");
  const queries = useQueryClient();
  const onSuccess = (left: { sessions: SessionEntry[] }) => {
    queries.setQueryData(orpc.accounts.sessions.queryKey({ input: { id } }), left);
    toast.success(t("session_ended"));
  };
  const one = useMutation(orpc.accounts.endSession.mutationOptions({ onSuccess }));
  const others = useMutation(orpc.accounts.endOtherSessions.mutationOptions({ onSuccess }));
  return { one, others, error: one.error ?? others.error };
}

interface SessionRowProps {
  session: SessionEntry;
  isPending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const { t } = useTranslation("account");
  const format = useFormats();
  const name = useDeviceName()(session.userAgent);
  const times = { ago: format.ago(session.lastActiveAt), date: format.date(session.createdAt) };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3.5 first:border-t-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {session.current ? <Tag>{t("session_current")}</Tag> : null}
        </p>
        <p className="text-md text-muted">{t("session_active", times)}</p>
      </div>
      {session.current ? null : (
        <Button look="quiet" isPending={isPending} onPress={onEnd}>
          <span aria-hidden>{t("session_end")}</span>
          <span className="sr-only">{t("session_end_of", { name })}</span>
        </Button>
      )}
    </li>
  );
}

function SessionList({ id, sessions }: { id: string; sessions: readonly SessionEntry[] }) {
  const { t } = useTranslation("account");
  const sentence = useErrorSentence();
  const { one, others, error } = useEnding(id);
  const ending = one.isPending ? one.variables.sessionId : null;
  return (
    <>
      {error === null ? null : <Notice tone="danger">{sentence(error)}</Notice>}
      <ul className="mt-2">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isPending={ending === session.id}
            onEnd={() => one.mutate({ id, sessionId: session.id })}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className="mt-3">
          <Button look="quiet" isPending={others.isPending} onPress={() => others.mutate({ id })}>
            {t("sessions_end")}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Where one is signed in. */
export function SessionsCard({ id }: { id: string }) {
  const { t } = useTranslation("account");
  const { t: common } = useTranslation();
  const list = useQuery({ ...orpc.accounts.sessions.queryOptions({ input: { id } }), staleTime: 0 });
  return (
    <Card as="section" aria-labelledby="sessions-card">
      <h2 id="sessions-card" className="text-xl">
        {t("sessions_title")}
      </h2>
      {list.isPending ? (
        <Loading label={common("loading")}>
          <SkeletonText lines={3} />
        </Loading>
      ) : list.isError ? (
        <QueryError query={list} />
      ) : (
        <SessionList id={id} sessions={list.data.sessions} />
      )}
    </Card>
  );
}
