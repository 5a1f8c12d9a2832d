import type { Certificate } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { certificateByCode } from "../repository/certificates.ts";
import { certificateCode } from "../rules.ts";

/** Whether a certificate was issued, and what it says; for everybody who has its code. Throws NOT_FOUND. */
export async function verifyCertificate({
  context: { services },
  input: { code: typed },
}: Call<{ code: string }, { services: Services }>): Promise<Certificate> {
  const found = await certificateByCode(services.db, certificateCode(typed));
  if (!found) throw refusal("NOT_FOUND");
  const { code, name, courseName, completedAt, passedPercent, reached } = found;
  return { code, name, courseName, completedAt: completedAt.toISOString(), passedPercent, reached };
}
