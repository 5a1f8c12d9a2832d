import { useProposals } from "../queries.ts";
import { ProposalCard } from "./ProposalCard.tsx";

/** The open proposals that belong to no step that is there: new steps, and the whole course. */
export function CourseProposals({ slug }: { slug: string }) {
  const open = useProposals(slug).filter(
    ({ target }) => target.kind === "insertStep" || target.kind === "course",
  );
  return open.map((proposal) => <ProposalCard key={proposal.id} slug={slug} proposal={proposal} />);
}
