import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { findMedia, type MediaRow } from "../../content/index.ts";
import { courseBySlug } from "../../courses/index.ts";
import { ticketFor } from "../shared/media.ts";

/** The audio or video that a ticket is for. Throws FORBIDDEN, COURSE_UNAVAILABLE once the course is closed, NOT_FOUND. */
export async function findTicketMedia({
  context: { services },
  input: { slug, mediaId, ticket },
}: Call<{ slug: string; mediaId: string; ticket: string }, { services: Services }>): Promise<MediaRow> {
  const what = await services.accessTokens.readTicket(ticket);
  const course = what === null ? null : await courseBySlug(services.db, slug);
  if (!course) throw refusal("FORBIDDEN");
  const manages = what === ticketFor(course.id, mediaId, true);
  if (!manages && what !== ticketFor(course.id, mediaId, false)) throw refusal("FORBIDDEN");
  if (!course.active && !manages) throw refusal("COURSE_UNAVAILABLE");
  const row = await findMedia(services.db, course.id, mediaId);
  if (!row) throw refusal("NOT_FOUND");
  return row;
}
