import type { ExportOptions } from "@lehrpfad/contract";
import { uuidOf } from "../../archive/ids.ts";
import type { Publication } from "../../publication/types.ts";
import { escapeXml } from "../../render/escape.ts";
import { playerPackage } from "../playerPackage.ts";

/** A course of one assignable unit (cmi5 course structure, 13). */
function structure({ id, title, goal, language }: Publication, { passPercent }: ExportOptions): string {
  const text = (name: string, said: string) =>
    `<${name}><langstring lang="${language}">${escapeXml(said)}</langstring></${name}>`;
  const texts = `${text("title", title)}\n    ${text("description", goal ?? title)}`;
  const mastery = passPercent === null ? "" : ` masteryScore="${passPercent / 100}"`;
  const moveOn = passPercent === null ? "Completed" : "CompletedAndPassed";
  return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="urn:uuid:${id}">
    ${texts}
  </course>
  <au id="urn:uuid:${uuidOf("au", id)}" moveOn="${moveOn}"${mastery} launchMethod="AnyWindow">
    ${texts}
    <url>index.html</url>
  </au>
</courseStructure>
`;
}

export const cmi5 = playerPackage("cmi5", { name: "cmi5.xml", content: structure });
