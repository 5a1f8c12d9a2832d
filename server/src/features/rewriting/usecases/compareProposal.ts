import type { Comparison } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { loadSteps } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { findProposal } from "../repository.ts";
import { bothVersions } from "../shared/versions.ts";
import { showProposal } from "../shared/view.ts";

/** Both versions. Throws PROPOSAL_NOT_FOUND, also for one that was decided about. */
export async function compareProposal({
  context: { services, actor },
  input: { slug, id },
}: Call<{ slug: string; id: string }>): Promise<Comparison> {
  const course = await manageableCourse(services, actor, slug);
  const found = await findProposal(services.db, course.id, id);
  if (!found || found.proposal.decision !== null) throw refusal("PROPOSAL_NOT_FOUND");
  const present = await loadSteps(services.db, course.id);
  return {
    proposal: await showProposal(services, found),
    ...(await bothVersions(services.db, found, present, course.language)),
  };
}
