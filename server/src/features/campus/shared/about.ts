import type { InterfaceLanguage } from "@lehrpfad/contract";
import type { MailTexts } from "@lehrpfad/i18n/mail";
import type { Services } from "../../../platform/services.ts";
import type { CourseRow } from "../../courses/index.ts";

/** What a mail about a participation is written with. */
export interface About {
  services: Services;
  course: CourseRow;
  texts: MailTexts;
  language: InterfaceLanguage;
  /** Name of the course, and first and last name of the participant (empty in summaries), fit for a mail. */
  courseName: string;
  name: string;
}
