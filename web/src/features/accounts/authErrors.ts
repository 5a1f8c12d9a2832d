import type { Key } from "@lehrpfad/i18n";
import type { LostSession } from "../../lib/session.ts";

const SENTENCES: Record<string, Key<"auth">> = {
  invalid_credentials: "invalid_credentials",
  over_request_rate_limit: "too_many_attempts",
  over_email_send_rate_limit: "too_many_attempts",
  validation_failed: "entries_invalid",
  otp_expired: "link_invalid_text",
  bad_jwt: "session_error",
  session_not_found: "session_error",
  email_not_confirmed: "email_not_confirmed",
  user_banned: "user_banned",
  reauthentication_needed: "reauthentication_needed",
  provider_email_needs_verification: "provider_email_needs_verification",
  access_denied: "sso_denied",
  server_error: "sso_failed",
  provider_disabled: "sso_failed",
  bad_oauth_state: "sso_begin_again",
  pkce_code_verifier_not_found: "sso_begin_again",
  bad_code_verifier: "sso_begin_again",
  refresh_token_not_found: "session_error",
};

interface AuthFault {
  name: string;
  code?: string | undefined;
  message: string;
}

/** What the sign-in service's error means: a key of `auth`, NETWORK, or its own words where it is unknown. */
export function readAuthError(error: AuthFault): { key: Key<"auth"> } | { network: true } | { text: string } {
  if (error.name === "AuthRetryableFetchError") return { network: true };
  const key = SENTENCES[error.code ?? ""];
  return key === undefined ? { text: error.message } : { key };
}

/** Why somebody has to sign in again: what blocks the account; everything else is no error of theirs, but an ended session. */
export function keyOfLost({ code }: LostSession): Key<"auth"> {
  const key = SENTENCES[code ?? ""];
  return key === undefined || key === "session_error" ? "session_ended" : key;
}
