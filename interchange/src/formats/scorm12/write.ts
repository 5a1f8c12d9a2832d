import { playerPackage } from "../playerPackage.ts";
import { scormManifest } from "../scormManifest.ts";

export const scorm12 = playerPackage(
  "scorm12",
  scormManifest({
    schemaVersion: "1.2",
    namespaces:
      'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"',
    scoAttribute: "adlcp:scormtype",
  }),
);
