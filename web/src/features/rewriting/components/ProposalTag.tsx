import type { Proposal } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";
import { Tag } from "../../../ui/Tag.tsx";

/** How a proposal stands, as a short word in a list. */
export function ProposalTag({ proposal: { state } }: { proposal: Proposal }) {
  const { t } = useTranslation("rewriting");
  const tone = state === "failed" ? "danger" : state === "ready" ? "good" : "here";
  return <Tag tone={tone}>{t(`tag_${state}`)}</Tag>;
}
