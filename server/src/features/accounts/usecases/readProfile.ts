import type { OwnProfile } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { pendingChange } from "../repository/links.ts";
import { verificationOf } from "../rules.ts";
import { ownProfile } from "../shared/profile.ts";

export async function readProfile({
  context: { services, actor },
  input: { id },
}: Call<{ id: string }>): Promise<OwnProfile> {
  const { profile, user, settings } = await ownProfile(services, actor, id);
  const change = await pendingChange(services.db, id, services.clock.now());
  const confirmed = user.emailConfirmedAt !== null;
  return {
    id: profile.id,
    first_name: profile.firstName,
    last_name: profile.lastName,
    email: profile.email,
    role: profile.role,
    avatar_url: profile.avatarUrl,
    preferred_language: profile.preferredLanguage,
    is_email_verified: profile.isEmailVerified,
    updated_at: profile.updatedAt.toISOString(),
    role_chosen: user.roleChosen,
    created_at: user.createdAt.toISOString(),
    salutation: settings?.salutation ?? "none",
    has_password: user.passwordHash !== null,
    email_change: change ? { new_email: change.email, expires_at: change.expiresAt.toISOString() } : null,
    verification: verificationOf(user.createdAt, confirmed, services.clock.now()),
    notifications: {
      creator_mails: settings?.creatorMails ?? true,
      learning_reminders: settings?.learningReminders ?? true,
    },
  };
}
