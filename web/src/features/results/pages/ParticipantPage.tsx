import type { ParticipantPath } from "@lehrpfad/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { FailedPage } from "../../../lib/course/FailedPage.tsx";
import { useErrorSentence } from "../../../lib/errors.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { Page } from "../../../lib/Page.tsx";
import { useLevelNames } from "../../../questions/self/levels.ts";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Loading, Skeleton } from "../../../ui/Skeleton.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { toast } from "../../../ui/toast.ts";
import { FactList } from "../components/FactList.tsx";

const TONES = {
  right: "good",
  helped: "good",
  wrong: "danger",
  judged: "here",
  understood: "here",
  open: "off",
} as const;
type PathStep = ParticipantPath["path"][number];

function Facts({ person }: { person: ParticipantPath }) {
  const { t } = useTranslation("results");
  const f = useFormats();
  const { finishedSteps, totalSteps, right, answered, entryTest, finalQuiz } = person;
  const { completedAt, passedAt, startedAt, lastActiveAt } = person;
  const facts: [string, string][] = [
    [t("type"), t(`type_${person.type}`)],
    [t("status"), t(`status_${person.status}`)],
    [t("progress"), t("progress_of", { done: f.number(finishedSteps), total: f.number(totalSteps) })],
    [t("answered"), t("right_of", { right: f.number(right), answered: f.number(answered) })],
    [t("started"), f.dateTime(startedAt)],
    [t("last_active"), f.dateTime(lastActiveAt)],
  ];
  if (entryTest)
    facts.push([
      t("entry_test"),
      t("entry_test_of", { known: f.number(entryTest.known), questions: f.number(entryTest.questions) }),
    ]);
  if (finalQuiz) {
    const { attempts, best } = finalQuiz;
    const made = t("quiz_made", { count: attempts, number: f.number(attempts) });
    const of = best && t("quiz_of", { right: f.number(best.right), questions: f.number(best.questions) });
    facts.push([t("final_quiz"), of ? `${of} · ${made}` : made]);
  }
  if (completedAt !== null) facts.push([t("completed"), f.dateTime(completedAt)]);
  if (passedAt !== null) facts.push([t("passed"), f.dateTime(passedAt)]);
  return <FactList facts={facts} className="grid grid-cols-2 gap-y-3 sm:flex sm:flex-wrap" />;
}

function StepResult({ step }: { step: PathStep }) {
  const { t } = useTranslation("results");
  const f = useFormats();
  const { position, title, state, known, finishedAt, seconds, question, answer, judged, level } = step;
  const levels = useLevelNames();
  const own = judged && level !== null ? levels[level - 1] : undefined;
  const when = [
    ...(finishedAt === null ? [] : [f.dateTime(finishedAt)]),
    ...(seconds === null ? [] : [f.seconds(seconds)]),
  ].join(" · ");
  return (
    <li className="px-4 py-3.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-base">
          <span className="tabular-nums text-muted">{position}.</span> {title}
        </h3>
        <Tag tone={own ? "here" : TONES[state]}>
          {own ? t("judged_state", { level: own }) : t(known ? "state_known" : `state_${state}`)}
        </Tag>
      </div>
      {when ? <p className="text-sm text-muted">{when}</p> : null}
      {answer.length > 0 ? (
        <p className="mt-1.5 max-w-prose">
          {question}
          <span className="block">
            <span className="text-muted">{t("selected")}:</span> {answer.join(" · ")}
          </span>
        </p>
      ) : null}
    </li>
  );
}

function RemoveButton({ slug, person, name }: { slug: string; person: ParticipantPath; name: string }) {
  const { t } = useTranslation("results");
  const { t: common } = useTranslation();
  const sentence = useErrorSentence();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(
    orpc.results.removeParticipant.mutationOptions({
      onSuccess: async () => {
        toast.success(t("removed", { name }));
        await navigate(`/c/${slug}/results?tab=participants`, { replace: true });
        await queries.invalidateQueries({ queryKey: orpc.results.key() });
      },
      onError: (error) => toast.error(t("remove_failed"), sentence(error)),
    }),
  );
  return (
    <>
      <Button look="quiet" onPress={() => setAsking(true)}>
        {t("remove")}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onCancel={() => {
          remove.reset();
          setAsking(false);
        }}
        onConfirm={() => remove.mutate({ slug, id: person.id })}
        title={t("remove_title", { name })}
        confirmLabel={t("remove")}
        cancelLabel={common("cancel")}
        isPending={remove.isPending}
        error={remove.isError ? sentence(remove.error) : undefined}
      >
        {t("remove_text")}
      </ConfirmDialog>
    </>
  );
}

/** `/c/{slug}/results/participants/{id}`: one person's way through the course. */
export default function ParticipantPage() {
  const { t } = useTranslation("results");
  const { t: common } = useTranslation();
  const { slug = "", id = "" } = useParams();
  const person = useQuery(orpc.results.participant.queryOptions({ input: { slug, id }, staleTime: 0 }));
  if (person.isError && !person.data) return <FailedPage query={person} />;
  if (!person.data) {
    return (
      <Page title={undefined} width="reading">
        <Loading label={common("loading")}>
          <Skeleton className="mb-6 mt-3 h-9 w-72 max-w-full" />
          <Skeleton className="h-96 w-full rounded-m" />
        </Loading>
      </Page>
    );
  }
  const { firstName, lastName, email, path } = person.data;
  const name = firstName === null ? t("anonymous_person") : `${firstName} ${lastName}`;
  return (
    <Page title={name} width="reading">
      <div className="-ml-3">
        <LinkButton look="plain" to={`/c/${slug}/results?tab=participants`}>
          <ArrowLeft size={18} aria-hidden />
          {t("path_back")}
        </LinkButton>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{name}</h1>
          {email === null ? null : <p className="text-muted">{email}</p>}
        </div>
        <RemoveButton slug={slug} person={person.data} name={name} />
      </div>
      <Facts person={person.data} />
      <h2 className="mb-4 mt-9 text-xl">{t("path_title")}</h2>
      <ol className="divide-y divide-line rounded-m border border-line bg-surface">
        {path.map((step) => (
          <StepResult key={step.stepId} step={step} />
        ))}
      </ol>
    </Page>
  );
}
