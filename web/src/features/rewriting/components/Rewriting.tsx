import type { ProposalTarget } from "@lehrpfad/contract";
import { Sparkles } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n.ts";
import { useSite } from "../../../lib/site.ts";
import { Button } from "../../../ui/Button.tsx";
import { proposalFor } from "../proposals.ts";
import { useProposals } from "../queries.ts";
import { ProposalCard } from "./ProposalCard.tsx";
import { RewriteDialog } from "./RewriteDialog.tsx";

interface RewritingProps {
  slug: string;
  target: Exclude<ProposalTarget, { kind: "insertStep" }>;
  /** What the button is called where the usual name does not fit. */
  label?: string;
  /** Whether there are passages of a document to write from. */
  hasSources: boolean;
  /** Saves what is open before something new is asked for; false where that failed. */
  save?: () => Promise<boolean>;
}

/** Has a part of the course written anew: the way to ask for it, or how it stands. */
export function Rewriting({ slug, target, label, hasSources, save }: RewritingProps) {
  const { t } = useTranslation("rewriting");
  const [asking, setAsking] = useState(false);
  const writer = useSite().data?.writer;
  const open = proposalFor(useProposals(slug), target);
  if (open) return <ProposalCard slug={slug} proposal={open} />;
  // Without a model nothing sums up what a person has not summed up.
  if (writer === "builtin" && target.kind === "summary") return null;
  if (writer === "builtin" && !hasSources) return <p className="text-muted">{t("no_source")}</p>;
  return (
    <>
      <Button look="quiet" onPress={() => setAsking(true)}>
        <Sparkles size={18} aria-hidden />
        {label ?? t(`ask_${target.kind}`)}
      </Button>
      <RewriteDialog
        slug={slug}
        target={target}
        isOpen={asking}
        onClose={() => setAsking(false)}
        save={save}
      />
    </>
  );
}
