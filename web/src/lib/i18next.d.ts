import type { Dictionary } from "@lehrpfad/i18n";
import "i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Dictionary;
    keySeparator: false;
    returnNull: false;
  }
}
