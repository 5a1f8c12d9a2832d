import { hasReminderInterval } from "@lehrpfad/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { announce } from "../../../lib/announcer.ts";
import { api, orpc } from "../../../lib/api.ts";
import type { AdminDraft } from "../../../lib/course/adminFaults.ts";
import { putDraftAside } from "../../../lib/drafts/sentDraft.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { useProfile } from "../../../lib/profile.ts";
import { preloadProse } from "../../../ui/Prose.tsx";
import { ConfigurationStage } from "../components/ConfigurationStage.tsx";
import { CreateTrail, type StageName } from "../components/CreateTrail.tsx";
import { DetailsDialog } from "../components/DetailsDialog.tsx";
import { ImportCourse } from "../components/ImportCourse.tsx";
import { MaterialStage } from "../components/MaterialStage.tsx";
import { useCourseDraft } from "../draft/useCourseDraft.ts";
import { useCreateCourse } from "../draft/useCreateCourse.ts";
import { useMaterial } from "../draft/useMaterial.ts";
import { usePreview } from "../draft/usePreview.ts";
import { withDocuments } from "../structure/wish.ts";

function useAdmin(draft: AdminDraft | null): AdminDraft {
  const profile = useProfile().data;
  if (draft) return draft;
  const email = profile?.email ?? "";
  return {
    firstName: profile?.first_name ?? "",
    lastName: profile?.last_name ?? "",
    email,
    emailRepeat: email,
  };
}

/** The stage in the address, so that "back" goes one stage back. */
function useStage(hasMaterial: boolean, isConfigured: boolean): [StageName, (stage: StageName) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("stage");
  const known =
    asked === "details" && isConfigured
      ? asked
      : asked === "material" || !asked
        ? "material"
        : "configuration";
  const go = (stage: StageName) => setSearch(stage === "material" ? {} : { stage });
  return [hasMaterial ? known : "material", go];
}

function Heading({ stage }: { stage: StageName }) {
  const { t } = useTranslation("create");
  const shown = stage === "material" ? "material" : "configuration";
  const title = t(shown === "material" ? "material_title" : "configuration_title");
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
    announce(title);
  }, [shown, title]);
  return (
    <div className="mb-6 mt-9">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      {shown === "material" ? <p className="mt-1.5 text-muted">{t("material_lead")}</p> : null}
    </div>
  );
}

function Flow({ userId }: { userId: string }) {
  const { t } = useTranslation("create");
  const queries = useQueryClient();
  const { draft, change, saved } = useCourseDraft(userId);
  const material = useMaterial(draft);
  const admin = useAdmin(draft.admin);
  const [stage, go] = useStage(
    draft.documents.length > 0 || draft.goal.trim() !== "",
    material.steps !== null && material.name.trim() !== "" && hasReminderInterval(draft.options),
  );
  const preview = usePreview(draft, material, stage !== "material", change);
  const create = useCreateCourse({
    draft,
    material,
    preview,
    admin,
    onCreated: (slug) => putDraftAside(userId, slug),
  });
  useEffect(preloadProse, []);
  const remove = (id: string) => {
    change((before) => {
      const documents = before.documents.filter((document) => document.id !== id);
      return {
        documents,
        structure: withDocuments(
          before.structure,
          documents.map((one) => one.id),
        ),
      };
    });
    queries.removeQueries({ queryKey: orpc.documents.get.key({ input: { id } }) });
    // The server forgets unused uploads by itself; one that is gone already is what was wanted.
    api.documents
      .remove({ id })
      .then(() => queries.invalidateQueries({ queryKey: orpc.quotas.key() }))
      .catch(() => undefined);
  };
  return (
    <>
      <CreateTrail here={create.isPending ? "generation" : stage} onGo={go} />
      <Heading stage={stage} />
      {stage === "material" ? (
        <MaterialStage
          draft={draft}
          material={material}
          change={change}
          onRemove={remove}
          onNext={() => go("configuration")}
        />
      ) : (
        <ConfigurationStage
          draft={draft}
          material={material}
          preview={preview}
          change={change}
          onBack={() => go("material")}
          onNext={() => go("details")}
        />
      )}
      <p aria-live="polite" className="mt-6 flex min-h-6 items-center gap-1.5 text-sm text-muted">
        {saved ? (
          <>
            <Check size={16} aria-hidden className="text-accent" />
            {t("draft_saved")}
          </>
        ) : null}
      </p>
      <DetailsDialog
        isOpen={stage === "details"}
        admin={admin}
        onChange={(changed) => change(() => ({ admin: changed }))}
        onClose={() => go("configuration")}
        onSubmit={create.submit}
        isPending={create.isPending}
        error={create.error}
      />
    </>
  );
}

/** `/create`: material, configuration, details, and off to the generation. */
export default function CreatePage() {
  const { t } = useTranslation("create");
  const profile = useProfile().data;
  const [search] = useSearchParams();
  const stage = search.get("stage");
  if (stage === "import") return <ImportCourse />;
  return (
    <Page title={t("title")} width={stage === null ? "reading" : "wide"}>
      <h1 className="text-3xl">{t("title")}</h1>
      <p className="mb-7 mt-2 text-muted">{t("lead")}</p>
      {profile ? <Flow key={profile.id} userId={profile.id} /> : null}
    </Page>
  );
}
