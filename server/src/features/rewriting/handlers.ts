import { procedures } from "../../platform/http/context.ts";
import { acceptProposal } from "./usecases/acceptProposal.ts";
import { compareProposal } from "./usecases/compareProposal.ts";
import { discardProposal } from "./usecases/discardProposal.ts";
import { listProposals } from "./usecases/listProposals.ts";
import { propose } from "./usecases/propose.ts";
import { watchProposals } from "./usecases/watchProposals.ts";

const { rewriting } = procedures;

export const rewritingHandlers = {
  propose: rewriting.propose.handler(propose),
  list: rewriting.list.handler(listProposals),
  watch: rewriting.watch.handler(watchProposals),
  compare: rewriting.compare.handler(compareProposal),
  accept: rewriting.accept.handler(acceptProposal),
  discard: rewriting.discard.handler(discardProposal),
};
