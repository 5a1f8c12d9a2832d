import { type Media, mediaFilePath } from "@lehrpfad/contract";
import { later } from "../../../platform/clock.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { findMedia } from "../../content/index.ts";
import type { LearnerContext } from "../access.ts";
import { reader } from "../access.ts";
import { ticketFor } from "../shared/media.ts";

/** How long an address of a file is good: somebody may pause in the middle of a lecture. The page asks for another. */
const TICKET_SECONDS = 4 * 3_600;

/**
 * Audio or video for somebody who takes the course or manages it. Throws COURSE_NOT_FOUND, COURSE_UNAVAILABLE,
 * ENROLMENT_REQUIRED, EMAIL_NOT_CONFIRMED, and NOT_FOUND for one of another course.
 */
export async function listMedia({
  context,
  input: { slug, mediaId },
}: Call<{ slug: string; mediaId: string }, LearnerContext>): Promise<Media> {
  const { services } = context;
  const { course, manages } = await reader(services, context, slug);
  const row = await findMedia(services.db, course.id, mediaId);
  if (!row) throw refusal("NOT_FOUND");
  const until = later(services.clock.now(), TICKET_SECONDS);
  const ticket = await services.accessTokens.signTicket(ticketFor(course.id, mediaId, manages), until);
  const { mediaType, transcript, captions } = row;
  const addressOf = (part: "file" | "captions") =>
    `/api${mediaFilePath(slug, mediaId, part)}?ticket=${encodeURIComponent(ticket)}`;
  return {
    ...{ address: addressOf("file"), captions: captions === "" ? null : addressOf("captions") },
    ...{ mediaType, transcript },
  };
}
