import { LIMITS, type Participant, type ParticipantQuery } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { countParticipants } from "../repository/participants.ts";
import { participantsOf } from "../shared/participants.ts";

/** One page of a course's participants. */
export async function listParticipants({
  context: { services, actor },
  input: { slug, ...query },
}: Call<{ slug: string } & ParticipantQuery>): Promise<{ found: number; participants: Participant[] }> {
  const course = await manageableCourse(services, actor, slug);
  return {
    found: await countParticipants(services.db, course.id, query),
    participants: await participantsOf(services, course, query, LIMITS.participantsPerPage),
  };
}
