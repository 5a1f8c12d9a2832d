import { type ChatQuestion, optionsInWords, type Notice as Remark } from "@lehrpfad/contract";
import type { Key } from "@lehrpfad/i18n";
import { hasText, useTranslation } from "../../../lib/i18n.ts";
import { Notice } from "../../../ui/States.tsx";

const isKnown = (code: string): code is Key<"faults"> => hasText("faults", code);

interface RemarksProps {
  remarks: readonly Remark[];
  /** Of a question: remarks name its answers by their words, since they bear no numbers here. */
  options?: ChatQuestion["question"]["options"];
}

/** What the program noticed about something that a chat wrote. */
export function Remarks({ remarks, options = [] }: RemarksProps) {
  const { t } = useTranslation("chat");
  const { t: faults } = useTranslation("faults");
  const quoted = (text: string) => faults("option_words", { text });
  const sentences = remarks.flatMap(({ code, params = {} }) =>
    isKnown(code) ? [faults(code, optionsInWords(params, options, quoted))] : [],
  );
  if (sentences.length === 0) return <p className="text-md text-muted">{t("no_issues")}</p>;
  return (
    <Notice tone="here">
      <p className="font-semibold">{t("look_here")}</p>
      <ul className="list-disc space-y-1 pl-5">
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
