import type { ExportOptions } from "@lehrpfad/contract";
import { xmlId } from "../../archive/ids.ts";
import { zipOf } from "../../archive/zip.ts";
import type { Publication } from "../../publication/types.ts";
import { escapeXml } from "../../render/escape.ts";
import { figureLosses, judgedLosses, packageBytes } from "../assets.ts";
import type { Format } from "../format.ts";
import { playerFiles } from "../playerFiles.ts";

/** One item that is the whole course, which says itself when it is completed and passed. */
function manifest({ id, title, version }: Publication, files: readonly string[]): string {
  const [organization, item, resource] = [xmlId("org", id), xmlId("item", id), xmlId("resource", id)];
  const listed = files.map((name) => `      <file href="${escapeXml(name)}"/>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${xmlId("course", id)}" version="${version}" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>2004 4th Edition</schemaversion>
  </metadata>
  <organizations default="${organization}">
    <organization identifier="${organization}">
      <title>${escapeXml(title)}</title>
      <item identifier="${item}" identifierref="${resource}">
        <title>${escapeXml(title)}</title>
        <imsss:sequencing>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>
      </item>
      <imsss:sequencing>
        <imsss:controlMode choice="true" flow="true"/>
      </imsss:sequencing>
    </organization>
  </organizations>
  <resources>
    <resource identifier="${resource}" type="webcontent" adlcp:scormType="sco" href="index.html">
${listed}
    </resource>
  </resources>
</manifest>
`;
}

async function* write(publication: Publication, options: ExportOptions): AsyncGenerator<Uint8Array> {
  const files = playerFiles(publication, options, "scorm2004");
  const names = files.map(({ name }) => name).sort();
  yield* zipOf([{ name: "imsmanifest.xml", content: manifest(publication, names) }, ...files]);
}

export const scorm2004: Format = {
  name: "scorm2004",
  extension: "zip",
  mediaType: "application/zip",
  options: ["passPercent", "figures"],
  tellsAnswers: () => true,
  lossesOf: (publication, options) => [...figureLosses(publication, options), ...judgedLosses(publication)],
  sizeOf: packageBytes,
  write,
};
