import { useTranslation } from "../../lib/i18n.ts";
import { readAuthError } from "./authErrors.ts";

/** The sentence for an error of the sign-in service. */
export function useAuthSentence(): (error: {
  name: string;
  code?: string | undefined;
  message: string;
}) => string {
  const { t } = useTranslation("auth");
  const { t: errors } = useTranslation("errors");
  return (error) => {
    const read = readAuthError(error);
    if ("network" in read) return errors("NETWORK");
    return "key" in read ? t(read.key) : read.text;
  };
}
