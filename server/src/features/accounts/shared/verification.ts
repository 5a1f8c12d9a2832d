import { LIMITS } from "@lehrpfad/contract";
import type { Limit } from "../../../platform/limiter.ts";

/** One confirmation mail to an address within 60 seconds, whoever asks (statement 5.20). */
export const RESEND: Limit = { name: "resend", points: 1, seconds: LIMITS.verification.resendSeconds };
