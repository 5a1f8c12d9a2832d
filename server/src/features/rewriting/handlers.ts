import { procedures } from "../../platform/http/context.ts";
import { acceptProposal, discardProposal } from "./usecases/decide.ts";
import { propose } from "./usecases/propose.ts";
import { compareProposal, listProposals, watchProposals } from "./usecases/view.ts";

const { rewriting } = procedures;

export const rewritingHandlers = {
  propose: rewriting.propose.handler(({ input: { slug, ...wish }, context }) =>
    propose(context.services, context.actor, slug, wish),
  ),
  list: rewriting.list.handler(({ input, context }) =>
    listProposals(context.services, context.actor, input.slug),
  ),
  watch: rewriting.watch.handler(async function* ({ input, context, signal }) {
    const ended = signal ?? new AbortController().signal;
    yield* watchProposals(context.services, context.actor, input.slug, ended);
  }),
  compare: rewriting.compare.handler(({ input, context }) =>
    compareProposal(context.services, context.actor, input.slug, input.id),
  ),
  accept: rewriting.accept.handler(({ input: { slug, ...choice }, context }) =>
    acceptProposal(context.services, context.actor, slug, choice),
  ),
  discard: rewriting.discard.handler(async ({ input, context }) => {
    await discardProposal(context.services, context.actor, input.slug, input.id);
    return {};
  }),
};
