import type { Proposal } from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { openProposals } from "../repository.ts";
import { showProposal } from "../shared/view.ts";

async function showAll(services: Services, courseId: string): Promise<{ proposals: Proposal[] }> {
  const found = await openProposals(services.db, courseId);
  return { proposals: await Promise.all(found.map((one) => showProposal(services, one))) };
}

/** The open proposals of a course. Throws what `manageableCourse` throws. */
export async function listProposals({
  context: { services, actor },
  input: { slug },
}: Call<{ slug: string }>) {
  const course = await manageableCourse(services, actor, slug);
  return await showAll(services, course.id);
}
