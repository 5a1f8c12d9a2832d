import { playerPackage } from "../playerPackage.ts";
import { scormManifest } from "../scormManifest.ts";

/** The course says itself when it is completed and passed. */
const ITEM_RULES = `
        <imsss:sequencing>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>`;
const ORGANIZATION_RULES = `
      <imsss:sequencing>
        <imsss:controlMode choice="true" flow="true"/>
      </imsss:sequencing>`;

export const scorm2004 = playerPackage(
  "scorm2004",
  scormManifest({
    schemaVersion: "2004 4th Edition",
    namespaces:
      'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"',
    scoAttribute: "adlcp:scormType",
    itemRules: ITEM_RULES,
    organizationRules: ORGANIZATION_RULES,
  }),
);
