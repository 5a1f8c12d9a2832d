import type { Readable } from "node:stream";
import { type Media, mediaFilePath } from "@lehrpfad/contract";
import { later } from "../../../platform/clock.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { findMedia, type MediaRow } from "../../content/index.ts";
import { courseBySlug } from "../../courses/index.ts";
import { type Learner, reader } from "../access.ts";

/** How long an address of a file is good: somebody may pause in the middle of a lecture. The page asks for another. */
const TICKET_SECONDS = 4 * 3_600;

/** What a ticket is for. Who manages a course may play what is in it while it is not open. */
const ticketFor = (courseId: string, mediaId: string, manages: boolean) =>
  `media/${courseId}/${mediaId}/${manages ? "manager" : "participant"}`;

/**
 * Audio or video for somebody who takes the course or manages it. Throws COURSE_NOT_FOUND, COURSE_UNAVAILABLE,
 * ENROLMENT_REQUIRED, EMAIL_NOT_CONFIRMED, and NOT_FOUND for one of another course.
 */
export async function media(
  services: Services,
  learner: Learner,
  { slug, mediaId }: { slug: string; mediaId: string },
): Promise<Media> {
  const { course, manages } = await reader(services, learner, slug);
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

/** The audio or video that a ticket is for. Throws FORBIDDEN, COURSE_UNAVAILABLE once the course is closed, NOT_FOUND. */
export async function mediaOfTicket(
  services: Services,
  { slug, mediaId, ticket }: { slug: string; mediaId: string; ticket: string },
): Promise<MediaRow> {
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

/** The bytes of a file from `start` up to, not with, `end`. Throws NOT_FOUND where it is gone. */
export async function mediaBytes(
  services: Services,
  { storageKey }: MediaRow,
  { start, end }: { start: number; end: number },
): Promise<Readable> {
  const stream = await services.files.stream(storageKey, start, end);
  if (!stream) throw refusal("NOT_FOUND");
  return stream;
}
