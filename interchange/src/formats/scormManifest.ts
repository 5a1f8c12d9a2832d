import { xmlId } from "../archive/ids.ts";
import { escapeXml } from "../render/escape.ts";
import type { Manifest } from "./playerPackage.ts";

/** What the manifests of the editions of SCORM have of their own. */
interface ScormEdition {
  schemaVersion: string;
  /** Attributes of the root that name the schemas. */
  namespaces: string;
  /** The attribute that says that a resource reports; its spelling differs. */
  scoAttribute: string;
  /** Elements behind the title of the item, and behind the item. */
  itemRules?: string;
  organizationRules?: string;
}

/**
 * The manifest of a package whose one item is the whole course. It never names a pass mark: with one, platforms fail
 * everybody who pauses before the end. The pass mark is the player's.
 */
export function scormManifest(edition: ScormEdition): Manifest {
  const { schemaVersion, namespaces, scoAttribute, itemRules = "", organizationRules = "" } = edition;
  return {
    name: "imsmanifest.xml",
    content: ({ id, title, version }, _options, files) => {
      const [organization, item, resource] = [xmlId("org", id), xmlId("item", id), xmlId("resource", id)];
      const listed = files.map((name) => `      <file href="${escapeXml(name)}"/>`).join("\n");
      return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${xmlId("course", id)}" version="${version}" ${namespaces}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${schemaVersion}</schemaversion>
  </metadata>
  <organizations default="${organization}">
    <organization identifier="${organization}">
      <title>${escapeXml(title)}</title>
      <item identifier="${item}" identifierref="${resource}">
        <title>${escapeXml(title)}</title>${itemRules}
      </item>${organizationRules}
    </organization>
  </organizations>
  <resources>
    <resource identifier="${resource}" type="webcontent" ${scoAttribute}="sco" href="index.html">
${listed}
    </resource>
  </resources>
</manifest>
`;
    },
  };
}
