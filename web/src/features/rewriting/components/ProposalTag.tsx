import type { Proposal } from "@lehrpfad/contract";
import { useTranslation } from "../../../lib/i18n.ts";
import { Tag } from "../../../ui/Tag.tsx";
import { useIsSpent } from "../queries.ts";

/** How a proposal stands, as a short word in a list. */
export function ProposalTag({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation("rewriting");
  const { state } = proposal;
  if (useIsSpent(proposal)) return <Tag tone="off">{t("tag_spent")}</Tag>;
  const tone = state === "failed" ? "danger" : state === "ready" ? "good" : "here";
  return <Tag tone={tone}>{t(`tag_${state}`)}</Tag>;
}
