import { useCallback, useState } from "react";
import { toast } from "../ui/toast.ts";
import { useErrorSentence } from "./errors.ts";
import { useTranslation } from "./i18n.ts";

interface Fetched<Part> {
  /** Null until it was fetched. */
  part: Part | null;
  /** Fetches it ahead; where that fails it is fetched when it is wanted. */
  ahead: () => void;
  /** Goes on once it is there, at once where it is; where it cannot be had, the person reads so and nothing changes. */
  want: (then: () => void) => void;
}

/**
 * A part of a page that is fetched apart from it, a window for example. No `React.lazy`: that waits for 300 ms even
 * for what is there, and takes the page down where there is no connection.
 *
 * @param load stays the same from one drawing to the next
 */
export function useFetched<Part>(load: () => Promise<Part>): Fetched<Part> {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const [part, setPart] = useState<Part | null>(null);
  const ahead = useCallback(() => {
    load().then(
      (fetched) => setPart(() => fetched),
      () => undefined,
    );
  }, [load]);
  const want = (then: () => void) => {
    if (part !== null) return then();
    load().then(
      (fetched) => {
        setPart(() => fetched);
        then();
      },
      (error) => toast.error(t("failed_title"), sentence(error)),
    );
  };
  return { part, ahead, want };
}
