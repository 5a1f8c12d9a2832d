import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Footprints, PencilRuler } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { rememberProfile } from "../../../lib/profile.ts";
import { afterSignIn } from "../../../lib/redirect.ts";
import { useSession } from "../../../lib/session.ts";
import { Spinner } from "../../../ui/Spinner.tsx";
import { Notice } from "../../../ui/States.tsx";

interface RoleCardProps {
  icon: ReactNode;
  title: string;
  text: string;
  isPending: boolean;
  onChoose: () => void;
}

function RoleCard({ icon, title, text, isPending, onChoose }: RoleCardProps) {
  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      onClick={onChoose}
      className="flex flex-col items-start rounded-card border-[1.5px] border-line-strong bg-surface p-6 text-left shadow-card transition-colors duration-100 hover:border-accent hover:bg-accent-soft sm:p-8"
    >
      <span className="grid size-13 place-items-center rounded-full bg-accent-soft text-accent">
        {isPending ? <Spinner size={24} /> : icon}
      </span>
      <span className="mt-5 font-read text-2xl font-semibold">{title}</span>
      <span className="mt-2 text-muted">{text}</span>
    </button>
  );
}

export default function SelectRolePage() {
  const { t } = useTranslation("auth");
  const sentence = useErrorSentence();
  const { user } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const choice = useMutation(
    orpc.accounts.chooseRole.mutationOptions({
      onSuccess: (profile) => {
        rememberProfile(queries, profile);
        return navigate(afterSignIn(profile, search), { replace: true });
      },
    }),
  );
  const choose = (role: "course_creator_free" | "course_participant") => () => {
    if (user !== null && !choice.isPending) choice.mutate({ id: user.id, role });
  };
  const chosen = choice.isPending ? choice.variables.role : null;
  return (
    <Page title={t("role_title")} width="reading">
      <h1 className="text-3xl sm:text-4xl">{t("role_title")}</h1>
      <p className="mt-2.5 text-muted">{t("role_lead")}</p>
      {choice.isError ? (
        <div className="mt-6">
          <Notice tone="danger">{sentence(choice.error)}</Notice>
        </div>
      ) : null}
      <div className="mt-8 grid gap-4 sm:grid-cols-2">
        <RoleCard
          icon={<PencilRuler size={24} aria-hidden />}
          title={t("role_creator_title")}
          text={t("role_creator_text")}
          isPending={chosen === "course_creator_free"}
          onChoose={choose("course_creator_free")}
        />
        <RoleCard
          icon={<Footprints size={24} aria-hidden />}
          title={t("role_participant_title")}
          text={t("role_participant_text")}
          isPending={chosen === "course_participant"}
          onChoose={choose("course_participant")}
        />
      </div>
    </Page>
  );
}
