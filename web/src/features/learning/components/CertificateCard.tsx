import { useMutation } from "@tanstack/react-query";
import { Award } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { downloadCertificate } from "../certificates.ts";
import { ActionFault } from "./ActionFault.tsx";

interface CertificateCardProps {
  slug: string;
  passed: boolean;
  /** Whether the course asks something, so that it tells of answers. */
  tellsAnswers: boolean;
  /** Whether there were several runs, of which it names the best. */
  isBest: boolean;
}

/** The proof of completion, or of having passed, as a file. */
export function CertificateCard({ slug, passed, tellsAnswers, isBest }: CertificateCardProps) {
  const { t: mastery } = useTranslation("mastery");
  const download = useMutation({ mutationFn: () => downloadCertificate(slug) });
  return (
    <Card as="section">
      <h2 className="flex items-center gap-2.5 text-xl">
        <Award size={22} aria-hidden className="text-accent" />
        {mastery(passed ? "certificate_passed" : "certificate")}
      </h2>
      <p className="mb-4 mt-2 text-muted">
        {mastery(tellsAnswers ? "certificate_text" : "certificate_text_plain")}
        {isBest && tellsAnswers ? ` ${mastery("certificate_best")}` : null}
      </p>
      <div className="space-y-3">
        <ActionFault action={download} title="certificate_failed" />
        <Button look="quiet" isPending={download.isPending} onPress={() => download.mutate()}>
          {mastery("certificate_download")}
        </Button>
      </div>
    </Card>
  );
}
