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
  watch: rewriting.watch.handler(({ input, context, signal }) =>
    watchProposals(context, input.slug, signal ?? new AbortController().signal),
  ),
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
