import type { ChatPackage, ChatQuestion, ChatState } from "@lehrpfad/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { useErrorSentence } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/i18n.ts";
import { prepareQuery } from "../../lib/prepareQuery.ts";
import { toast } from "../../ui/toast.ts";

const chatOptions = (slug: string) => orpc.chat.show.queryOptions({ input: { slug }, staleTime: 0 });

/** The packages of a course; always asked for again, because one goes on with them elsewhere. */
export const useChat = (slug: string) => useQuery(chatOptions(slug));

/** Has the packages in the cache before the page is shown. */
export async function prepareChat(slug: string): Promise<void> {
  await prepareQuery(chatOptions(slug));
}

/** One package; null asks for none. */
export const usePackage = (slug: string, packageId: string | null) =>
  useQuery({
    ...orpc.chat.showPackage.queryOptions({ input: { slug, packageId: packageId ?? "" }, staleTime: 0 }),
    enabled: packageId !== null,
  });

/** Says why something did not work. */
function useFailure(): (error: unknown) => void {
  const { t } = useTranslation("chat");
  const sentence = useErrorSentence();
  return (error) => toast.error(t("failed"), sentence(error));
}

/** Looks again at what a change of a package may have changed elsewhere. */
function useLookAgain(slug: string): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: orpc.chat.show.queryKey({ input: { slug } }) });
    void queries.invalidateQueries({ queryKey: orpc.chat.showPackage.key() });
  };
}

/** Makes packages of steps. */
export function useMakePackages(slug: string, onMade: () => void) {
  const queries = useQueryClient();
  return useMutation(
    orpc.chat.makePackages.mutationOptions({
      onSuccess: (chat) => {
        queries.setQueryData(orpc.chat.show.queryKey({ input: { slug } }), chat);
        onMade();
      },
      onError: useFailure(),
    }),
  );
}

/** Makes packages that have open questions answered once more; hears the id of the first of them. */
export function useAskAgain(slug: string, onMade: (id: string | undefined) => void) {
  const queries = useQueryClient();
  return useMutation(
    orpc.chat.askAgain.mutationOptions({
      onSuccess: (chat) => {
        queries.setQueryData(orpc.chat.show.queryKey({ input: { slug } }), chat);
        onMade(chat.packages.find(({ kind, answeredAt }) => kind === "answers" && answeredAt === null)?.id);
      },
      onError: useFailure(),
    }),
  );
}

/** Keeps what was pasted, and reads it. */
export function useSaveAnswer(slug: string, onRead: (read: ChatPackage) => void) {
  const queries = useQueryClient();
  const lookAgain = useLookAgain(slug);
  return useMutation(
    orpc.chat.saveAnswer.mutationOptions({
      onSuccess: (read) => {
        const input = { slug, packageId: read.id };
        queries.setQueryData(orpc.chat.showPackage.queryKey({ input }), read);
        lookAgain();
        onRead(read);
      },
    }),
  );
}

export function useRemovePackage(slug: string, onRemoved: () => void) {
  const queries = useQueryClient();
  return useMutation(
    orpc.chat.removePackage.mutationOptions({
      onSuccess: (chat) => {
        queries.setQueryData(orpc.chat.show.queryKey({ input: { slug } }), chat);
        onRemoved();
      },
      onError: useFailure(),
    }),
  );
}

/** Accepts the questions of a package about which nothing was noticed. */
export function useAcceptFine(slug: string, onAccepted: () => void) {
  const queries = useQueryClient();
  const lookAgain = useLookAgain(slug);
  return useMutation(
    orpc.chat.acceptFine.mutationOptions({
      onSuccess: (shown) => {
        const input = { slug, packageId: shown.id };
        queries.setQueryData(orpc.chat.showPackage.queryKey({ input }), shown);
        onAccepted();
      },
      onError: useFailure(),
      // Some may be stored where a later one was refused.
      onSettled: () => {
        lookAgain();
        for (const other of [orpc.editing, orpc.reviewing, orpc.courses])
          void queries.invalidateQueries({ queryKey: other.key() });
      },
    }),
  );
}

/** Decides about a question of a package. */
export function useDecide(slug: string, packageId: string, onDecided: (question: ChatQuestion) => void) {
  const queries = useQueryClient();
  const lookAgain = useLookAgain(slug);
  return useMutation(
    orpc.chat.decide.mutationOptions({
      // One after the other: a question is changed and skipped before the first answer is there.
      scope: { id: `decisions ${packageId}` },
      onSuccess: (question) => {
        queries.setQueryData<ChatPackage>(
          orpc.chat.showPackage.queryKey({ input: { slug, packageId } }),
          (shown) =>
            shown && {
              ...shown,
              questions: shown.questions.map((one) => (one.id === question.id ? question : one)),
            },
        );
        lookAgain();
        for (const other of [orpc.editing, orpc.reviewing, orpc.courses])
          void queries.invalidateQueries({ queryKey: other.key() });
        onDecided(question);
      },
      onError: useFailure(),
    }),
  );
}

/** Makes the package that asks for the plan of a course. */
export function useMakePlan(slug: string, onMade: () => void) {
  const queries = useQueryClient();
  return useMutation(
    orpc.chat.makePlan.mutationOptions({
      onSuccess: (chat) => {
        queries.setQueryData(orpc.chat.show.queryKey({ input: { slug } }), chat);
        onMade();
      },
      onError: useFailure(),
    }),
  );
}

/** Looks again at the course elsewhere once its steps are others. */
function useCourseChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const other of [orpc.editing, orpc.reviewing, orpc.courses])
      void queries.invalidateQueries({ queryKey: other.key() });
  };
}

/** Makes the steps of the course those of a plan. */
export function useAcceptPlan(slug: string, onAccepted: () => void) {
  const queries = useQueryClient();
  const lookAgain = useLookAgain(slug);
  const changed = useCourseChanged();
  return useMutation(
    orpc.chat.acceptPlan.mutationOptions({
      onSuccess: (chat) => {
        queries.setQueryData(orpc.chat.show.queryKey({ input: { slug } }), chat);
        onAccepted();
      },
      onError: useFailure(),
      onSettled: () => {
        lookAgain();
        changed();
      },
    }),
  );
}

/** Decides about texts of a package. */
export function useDecideTexts(
  slug: string,
  packageId: string,
  onDecided: (decided: { id: string; state: ChatState } | null) => void,
) {
  const queries = useQueryClient();
  const lookAgain = useLookAgain(slug);
  const changed = useCourseChanged();
  return useMutation(
    orpc.chat.decideTexts.mutationOptions({
      scope: { id: `decisions ${packageId}` },
      onSuccess: (shown, { stepIds: [first = ""], decision }) => {
        queries.setQueryData(orpc.chat.showPackage.queryKey({ input: { slug, packageId } }), shown);
        onDecided({ id: first, state: decision });
      },
      onError: useFailure(),
      onSettled: () => {
        lookAgain();
        changed();
      },
    }),
  );
}
