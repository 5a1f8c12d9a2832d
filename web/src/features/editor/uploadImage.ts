import type { CourseImage } from "@lehrpfad/contract";
import { LIMITS } from "@lehrpfad/contract";
import { CodedError } from "../../lib/errors.ts";
import { accessToken } from "../../lib/session.ts";

const MEGABYTES = LIMITS.imageBytes / 1024 / 1024;
const TYPES = ["image/png", "image/jpeg"];

function isImage(answer: unknown): answer is CourseImage {
  return typeof answer === "object" && answer !== null && "id" in answer && "width" in answer;
}

function codeOf(answer: unknown): string {
  if (typeof answer !== "object" || answer === null || !("code" in answer)) return "upload_failed";
  return typeof answer.code === "string" ? answer.code : "upload_failed";
}

/** Sends an image for the steps of a course. Rejects with CodedError (`errors.<code>`). */
export async function uploadImage(slug: string, file: File): Promise<CourseImage> {
  if (file.size > LIMITS.imageBytes) throw new CodedError("image_too_large", { megabytes: MEGABYTES });
  if (!TYPES.includes(file.type)) throw new CodedError("image_unreadable");
  const token = await accessToken();
  const response = await fetch(`/api/courses/${encodeURIComponent(slug)}/images`, {
    method: "POST",
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: file,
  });
  const answer: unknown = await response.json();
  if (response.ok && isImage(answer)) return answer;
  throw new CodedError(codeOf(answer), { megabytes: MEGABYTES });
}
