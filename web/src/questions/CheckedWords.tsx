import type { ReactNode } from "react";
import { useTranslation } from "../lib/i18n.ts";
import type { AnswerPart } from "./answering.ts";

interface CheckedWordsProps {
  part: AnswerPart;
  instruction: ReactNode;
  missing: ReactNode;
}

/** The words of a kind whose answers the server checks. */
export function CheckedWords({ part, instruction, missing }: CheckedWordsProps) {
  const { t } = useTranslation("viewer");
  if (part === "instruction") return <>{instruction}</>;
  if (part === "missing") return <>{missing}</>;
  return <>{t(part === "submit" ? "check" : "waiting_answer")}</>;
}
