import { type CourseImage, LIMITS } from "@lehrpfad/contract";
import { CodedError } from "../../lib/errors.ts";
import { fileCall } from "../../lib/fileCall.ts";

const MEGABYTES = LIMITS.imageBytes / 1024 / 1024;
const TYPES = ["image/png", "image/jpeg"];

function isImage(answer: unknown): answer is CourseImage {
  return typeof answer === "object" && answer !== null && "id" in answer && "width" in answer;
}

/** Sends an image for the steps of a course. Throws what `fileCall` throws, and CodedError for one that cannot be taken. */
export async function uploadImage(slug: string, file: File): Promise<CourseImage> {
  if (file.size > LIMITS.imageBytes) throw new CodedError("image_too_large", { megabytes: MEGABYTES });
  if (!TYPES.includes(file.type)) throw new CodedError("image_unreadable");
  const path = `/api/courses/${encodeURIComponent(slug)}/images`;
  const answer: unknown = await (
    await fileCall(path, "upload_failed", { method: "POST", body: file })
  ).json();
  if (!isImage(answer)) throw new CodedError("upload_failed");
  return answer;
}
