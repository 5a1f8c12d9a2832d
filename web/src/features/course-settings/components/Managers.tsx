import type { Manager } from "@lehrpfad/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { QueryError } from "../../../lib/QueryState.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { toast } from "../../../ui/toast.ts";

const nameOf = ({ firstName, lastName }: Pick<Manager, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`.trim();

interface RemoveManagerProps {
  slug: string;
  manager: Manager | null;
  onClose: () => void;
}

function RemoveManager({ slug, manager, onClose }: RemoveManagerProps) {
  const { t } = useTranslation("manage");
  const { t: common } = useTranslation();
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const name = manager ? nameOf(manager) : "";
  const remove = useMutation(
    orpc.studio.removeManager.mutationOptions({
      onSuccess: () => {
        toast.success(t("manager_removed", { name }));
        onClose();
        return queries.invalidateQueries({ queryKey: orpc.studio.managers.key({ input: { slug } }) });
      },
    }),
  );
  return (
    <ConfirmDialog
      isOpen={manager !== null}
      onCancel={() => {
        remove.reset();
        onClose();
      }}
      onConfirm={() => {
        if (manager) remove.mutate({ slug, userId: manager.userId });
      }}
      title={t("manager_remove_title", { name })}
      confirmLabel={t("manager_remove")}
      cancelLabel={common("cancel")}
      isPending={remove.isPending}
      error={remove.isError ? sentence(remove.error) : undefined}
    >
      {t("manager_remove_text")}
    </ConfirmDialog>
  );
}

/** The owner and the co-managers of a course. */
export function Managers({ slug }: { slug: string }) {
  const { t } = useTranslation("manage");
  const f = useFormats();
  const [removing, setRemoving] = useState<Manager | null>(null);
  const people = useQuery(orpc.studio.managers.queryOptions({ input: { slug }, staleTime: 0 }));
  if (people.isError) return <QueryError query={people} />;
  if (!people.data) return <Skeleton className="h-24 w-full" />;
  const { owner, managers } = people.data;
  return (
    <>
      <ul className="divide-y divide-line rounded-m border border-line bg-surface">
        {owner ? (
          <li className="px-4 py-3">
            <b>{nameOf(owner)}</b> <span className="text-muted">· {t("owner")}</span>
            <span className="block text-muted">{owner.email}</span>
          </li>
        ) : null}
        {managers.map((manager) => (
          <li
            key={manager.userId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
          >
            <span className="min-w-0">
              <b>{nameOf(manager)}</b>{" "}
              <span className="text-muted">· {t("manager_since", { when: f.date(manager.since) })}</span>
              <span className="block text-muted">{manager.email}</span>
            </span>
            <Button look="plain" onPress={() => setRemoving(manager)}>
              {t("manager_remove")}
              <span className="sr-only">: {nameOf(manager)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {managers.length === 0 ? <p className="text-muted">{t("managers_none")}</p> : null}
      <RemoveManager slug={slug} manager={removing} onClose={() => setRemoving(null)} />
    </>
  );
}
