import { z } from "zod";
import { emailSchema } from "./email.ts";
import { accountErrors, commonErrors } from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { nameSchema } from "./names.ts";
import { declared } from "./procedure.ts";
import { instantSchema, interfaceLanguageSchema, roleSchema, salutationSchema } from "./vocabularySchemas.ts";

/** A row of `user_profiles` (statement 3.35). */
export const profileSchema = z.object({
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: roleSchema,
  /** Path of the large photo (512 pixels at most); `smallPhoto` answers that of the small one. */
  avatar_url: z.string().nullable(),
  preferred_language: interfaceLanguageSchema,
  is_email_verified: z.boolean(),
  updated_at: instantSchema,
});
export type Profile = z.infer<typeof profileSchema>;

/** What the missing confirmation of an address means now, by the clock of the server (statements 4.48 to 4.53). */
export const verificationSchema = z.object({
  /** `none` once confirmed, `blocking` from 48 hours after the account was made. */
  modal: z.enum(["none", "dismissible", "blocking"]),
  /** When the account is blocked; null once confirmed. */
  blockedAt: instantSchema.nullable(),
  /** Seconds until then; null once confirmed. */
  secondsLeft: z.number().int().nullable(),
  /** 12 down to 1 in the last 12 hours before the block, else null. */
  countdownHours: z.number().int().nullable(),
});
export type Verification = z.infer<typeof verificationSchema>;

/** Mails that a person can switch off. Those about the account itself are always sent. */
export const notificationsSchema = z.object({
  /** Starts, completions, evaluations and reminders in the courses one manages. */
  creator_mails: z.boolean(),
  /** Reminders of courses one takes. */
  learning_reminders: z.boolean(),
});
export type Notifications = z.infer<typeof notificationsSchema>;

const ownProfileSchema = profileSchema.extend({
  /** False until the person has been to /select-role. */
  role_chosen: z.boolean(),
  created_at: instantSchema,
  salutation: salutationSchema,
  /** False for an account that only links or single sign-on open: then no present password is asked for. */
  has_password: z.boolean(),
  /** The address that a mailed link still has to confirm. */
  email_change: z.object({ new_email: z.string(), expires_at: instantSchema }).nullable(),
  verification: verificationSchema,
  notifications: notificationsSchema,
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

export const sessionSchema = z.object({
  id: z.uuid(),
  /** The one that asks. */
  current: z.boolean(),
  /** As the browser names itself. */
  userAgent: z.string(),
  createdAt: instantSchema,
  /** When its tokens were renewed last. */
  lastActiveAt: instantSchema,
});
export type SessionEntry = z.infer<typeof sessionSchema>;

/** What is lost with an account. */
export const deletionSchema = z.object({
  courses: z.array(z.object({ name: z.string(), participants: z.number().int() })),
  documents: z.number().int(),
  /** Courses one takes: progress, answers and results go. */
  participations: z.number().int(),
});
export type Deletion = z.infer<typeof deletionSchema>;

const mailedLinkSchema = z.object({
  /** The account that counts once the link was used. */
  userId: z.uuid(),
  /** Where the link was mailed to: no more the address of the account where that was changed since. */
  email: z.string(),
  /** What is needed besides the link: nothing, or the password of the account (docs/accounts.md). */
  asks: z.enum(["nothing", "password"]),
  /** A confirmation whose address has a confirmed account already, which the account becomes a part of. */
  joins: z.boolean(),
});
/** What somebody has before them who opened a mailed link and has pressed nothing yet. */
export type MailedLink = z.infer<typeof mailedLinkSchema>;

const procedure = declared.errors(commonErrors);
const byId = z.object({ id: z.uuid() });
const linkToken = z.string().min(1).max(200);
const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string() });
const newPassword = z.string().min(LIMITS.password.minimum).max(LIMITS.password.maximum);
const presentPassword = z.string().max(LIMITS.password.maximum);
const tags = ["accounts"];

const profileCalls = {
  profile: procedure
    .meta({ access: "self" })
    .route({ method: "GET", path: "/profiles/{id}", tags, summary: "Read one's own profile" })
    .input(byId)
    .output(ownProfileSchema),
  updateProfile: procedure
    .meta({ access: "self" })
    .route({ method: "PATCH", path: "/profiles/{id}", tags, summary: "Change names and salutation" })
    .input(byId.extend({ first_name: nameSchema, last_name: nameSchema, salutation: salutationSchema }))
    .output(ownProfileSchema),
  updateLanguage: procedure
    .meta({ access: "self" })
    .route({ method: "PATCH", path: "/profiles/{id}/language", tags, summary: "Store the language" })
    .input(byId.extend({ preferred_language: interfaceLanguageSchema }))
    .output(ownProfileSchema),
  updateNotifications: procedure
    .meta({ access: "self" })
    .route({ method: "PATCH", path: "/profiles/{id}/notifications", tags, summary: "Choose one's mails" })
    .input(byId.extend(notificationsSchema.shape))
    .output(ownProfileSchema),
  chooseRole: procedure
    .meta({ access: "self" })
    .route({ method: "POST", path: "/profiles/{id}/role", tags, summary: "Choose what one wants to do" })
    .input(byId.extend({ role: z.enum(["course_creator_free", "course_participant"]) }))
    .output(ownProfileSchema),
  /** `PUT /api/profiles/{id}/photo` with the raw bytes stores one; it answers the profile. */
  removePhoto: procedure
    .meta({ access: "self" })
    .route({ method: "DELETE", path: "/profiles/{id}/photo", tags, summary: "Remove the photo" })
    .input(byId)
    .output(ownProfileSchema),
};

const verificationCalls = {
  /** Sets the profile verified where the account is already confirmed; changes nothing where it is not. */
  updateVerified: procedure
    .meta({ access: "self" })
    .route({ method: "PATCH", path: "/profiles/{id}/verified", tags, summary: "Repair the verified mark" })
    .input(byId)
    .output(ownProfileSchema),
  /**
   * Sends the confirmation link once more, every 60 seconds at most (RATE_LIMITED says how long to wait).
   * The errors are the errorTypes of statements 8.16 to 8.21; `data` holds them with details.
   */
  resendVerification: procedure
    .errors({
      EMAIL_ALREADY_VERIFIED: accountErrors.EMAIL_ALREADY_VERIFIED,
      INVALID_TOKEN: accountErrors.INVALID_TOKEN,
      EMAIL_MISMATCH: accountErrors.EMAIL_MISMATCH,
      GENERATION_FAILED: accountErrors.GENERATION_FAILED,
    })
    .meta({ access: "resend" })
    .route({ method: "POST", path: "/functions/resend-verification", tags, summary: "Send the link again" })
    .input(z.object({ email: emailSchema }))
    .output(z.object({ retryAfterSeconds: z.number().int() })),
};

const linkCalls = {
  /** Whose a mailed link is and what its page asks for; uses nothing up and changes nothing. */
  examineLink: procedure
    .errors({ LINK_INVALID: accountErrors.LINK_INVALID })
    .meta({ access: "everybody" })
    .route({ method: "POST", path: "/links/examine", tags, summary: "Look at a mailed link" })
    .input(z.object({ kind: z.enum(["signup", "email_change", "recovery", "entry"]), token: linkToken }))
    .output(mailedLinkSchema),
  /**
   * With the token of `/verify-email?token_hash=…`: by a session of the account, with its password, or with a new one,
   * which ends its sessions. `session` is null for an administrator, whom no link signs in.
   */
  confirmAddress: procedure
    .errors({
      LINK_INVALID: accountErrors.LINK_INVALID,
      LINK_UNPROVEN: accountErrors.LINK_UNPROVEN,
      PASSWORD_WRONG: accountErrors.PASSWORD_WRONG,
    })
    .meta({ access: "everybody" })
    .route({ method: "POST", path: "/address/confirm", tags, summary: "Confirm an address by link" })
    .input(
      z.object({
        token: linkToken,
        password: presentPassword.optional(),
        newPassword: newPassword.optional(),
      }),
    )
    .output(z.object({ session: tokensSchema.nullable() })),
};

const securityCalls = {
  /** Mails a link to the new address; until it is opened nothing changes. Asks for the password where there is one. */
  requestEmailChange: procedure
    .errors({
      PASSWORD_WRONG: accountErrors.PASSWORD_WRONG,
      EMAIL_UNCHANGED: accountErrors.EMAIL_UNCHANGED,
    })
    .meta({ access: "self" })
    .route({ method: "POST", path: "/profiles/{id}/email-change", tags, summary: "Ask for another address" })
    .input(byId.extend({ email: emailSchema, password: presentPassword.optional() }))
    .output(ownProfileSchema),
  cancelEmailChange: procedure
    .meta({ access: "self" })
    .route({ method: "DELETE", path: "/profiles/{id}/email-change", tags, summary: "Keep the address" })
    .input(byId)
    .output(ownProfileSchema),
  /**
   * With the token of `/verify-email-change/{token}`, by the session that asked for the change; elsewhere with the
   * password of the account. Ends all sessions: the person signs in again.
   */
  confirmEmailChange: procedure
    .errors({
      LINK_INVALID: accountErrors.LINK_INVALID,
      LINK_UNPROVEN: accountErrors.LINK_UNPROVEN,
      PASSWORD_WRONG: accountErrors.PASSWORD_WRONG,
    })
    .meta({ access: "everybody" })
    .route({ method: "POST", path: "/email-change/confirm", tags, summary: "Confirm another address" })
    .input(z.object({ token: linkToken, password: presentPassword.optional() }))
    .output(z.object({ email: z.string() })),
  /** Ends all other sessions. Without `current` only for an account that has no password yet. */
  changePassword: procedure
    .errors({ PASSWORD_WRONG: accountErrors.PASSWORD_WRONG })
    .meta({ access: "self" })
    .route({ method: "POST", path: "/profiles/{id}/password", tags, summary: "Change the password" })
    .input(byId.extend({ current: presentPassword.optional(), password: newPassword }))
    .output(z.object({})),
  /** Answers the same whether the address is known or not. */
  requestPasswordReset: procedure
    .meta({ access: "everybody" })
    .route({ method: "POST", path: "/password-reset", tags, summary: "Mail a link for a new password" })
    .input(z.object({ email: emailSchema }))
    .output(z.object({ retryAfterSeconds: z.number().int() })),
  /** With the token of `/reset-password?token_hash=…`, good for one hour. Ends all sessions. */
  resetPassword: procedure
    .errors({ LINK_INVALID: accountErrors.LINK_INVALID })
    .meta({ access: "everybody" })
    .route({ method: "POST", path: "/password-reset/confirm", tags, summary: "Set a new password by link" })
    .input(z.object({ token: linkToken, password: newPassword }))
    .output(z.object({ email: z.string() })),
  /** Mails a link that signs in once; answers the same whether the address is known or not. `to` is a path of this site. */
  requestEntry: procedure
    .meta({ access: "everybody" })
    .route({ method: "POST", path: "/entry", tags, summary: "Mail a link that signs in" })
    .input(
      z.object({
        email: emailSchema,
        to: z
          .string()
          .max(300)
          .regex(/^(?:\/(?!\/)[^/\\\p{Cc}]*)+$/u)
          .optional(),
      }),
    )
    .output(z.object({ retryAfterSeconds: z.number().int() })),
  /** With the token of a mailed link; each signs in once, within seven days. */
  enter: procedure
    .errors({ LINK_INVALID: accountErrors.LINK_INVALID })
    .meta({ access: "everybody" })
    .route({ method: "POST", path: "/entry/confirm", tags, summary: "Sign in by a mailed link" })
    .input(z.object({ token: linkToken }))
    .output(tokensSchema),
  sessions: procedure
    .meta({ access: "self" })
    .route({ method: "GET", path: "/profiles/{id}/sessions", tags, summary: "Where one is signed in" })
    .input(byId)
    .output(z.object({ sessions: z.array(sessionSchema) })),
  endSession: procedure
    .meta({ access: "self" })
    .route({ method: "DELETE", path: "/profiles/{id}/sessions/{sessionId}", tags, summary: "End a session" })
    .input(byId.extend({ sessionId: z.uuid() }))
    .output(z.object({ sessions: z.array(sessionSchema) })),
  endOtherSessions: procedure
    .meta({ access: "self" })
    .route({ method: "DELETE", path: "/profiles/{id}/sessions", tags, summary: "End all other sessions" })
    .input(byId)
    .output(z.object({ sessions: z.array(sessionSchema) })),
};

const accountCalls = {
  /** Everything held about the person; `GET /api/profiles/{id}/data.zip` has the files as well. */
  exportData: procedure
    .meta({ access: "self" })
    .route({ method: "GET", path: "/profiles/{id}/data", tags, summary: "Download one's data" })
    .input(byId)
    .output(z.record(z.string(), z.unknown())),
  deletionPreview: procedure
    .meta({ access: "self" })
    .route({ method: "GET", path: "/profiles/{id}/deletion", tags, summary: "What would be lost" })
    .input(byId)
    .output(deletionSchema),
  /** Who has courses must also confirm that they and their participants' results go. Cannot be undone. */
  deleteAccount: procedure
    .errors({
      PASSWORD_WRONG: accountErrors.PASSWORD_WRONG,
      COURSES_NOT_CONFIRMED: accountErrors.COURSES_NOT_CONFIRMED,
      LAST_ADMINISTRATOR: accountErrors.LAST_ADMINISTRATOR,
    })
    .meta({ access: "self" })
    .route({ method: "POST", path: "/profiles/{id}/deletion", tags, summary: "Delete one's account" })
    .input(byId.extend({ password: presentPassword.optional(), coursesToo: z.boolean().default(false) }))
    .output(z.object({})),
};

/** The calls of statements 7.08 to 7.12 on `user_profiles`, and everything else about one's own account. */
export const accountsContract = {
  ...profileCalls,
  ...verificationCalls,
  ...linkCalls,
  ...securityCalls,
  ...accountCalls,
};

/** Path of a photo in the small size (128 pixels at most), from the large one's. */
export function smallPhoto(avatarUrl: string): string {
  return avatarUrl.replace(/large\.webp$/, "small.webp");
}
