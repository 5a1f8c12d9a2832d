import { oc } from "@orpc/contract";
import { z } from "zod";
import { commonErrors } from "./errors.ts";
import { instantSchema, languageSchema, roleSchema } from "./vocabulary.ts";

/** A row of `user_profiles` (SPEC.md section 3). */
export const profileSchema = z.object({
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: roleSchema,
  avatar_url: z.string().nullable(),
  preferred_language: languageSchema,
  is_email_verified: z.boolean(),
  updated_at: instantSchema,
});
export type Profile = z.infer<typeof profileSchema>;

/** `role_chosen` is false until the person has been to /select-role. */
const ownProfileSchema = profileSchema.extend({ role_chosen: z.boolean(), created_at: instantSchema });
export type OwnProfile = z.infer<typeof ownProfileSchema>;

const procedure = oc.errors(commonErrors);

/** The calls of SPEC.md section 7 on `user_profiles`, and the choice of a role. */
export const accountsContract = {
  profile: procedure
    .route({ method: "GET", path: "/profiles/{id}", tags: ["accounts"], summary: "Read one's own profile" })
    .input(z.object({ id: z.uuid() }))
    .output(ownProfileSchema),
  updateLanguage: procedure
    .route({
      method: "PATCH",
      path: "/profiles/{id}/language",
      tags: ["accounts"],
      summary: "Store the language",
    })
    .input(z.object({ id: z.uuid(), preferred_language: languageSchema }))
    .output(ownProfileSchema),
  chooseRole: procedure
    .route({
      method: "POST",
      path: "/profiles/{id}/role",
      tags: ["accounts"],
      summary: "Choose what one wants to do",
    })
    .input(z.object({ id: z.uuid(), role: z.enum(["course_creator_free", "course_participant"]) }))
    .output(ownProfileSchema),
  resendVerification: procedure
    .route({
      method: "POST",
      path: "/functions/resend-verification",
      tags: ["accounts"],
      summary: "Send the confirmation link once more",
    })
    .input(z.object({}))
    .output(z.object({ alreadyVerified: z.boolean() })),
};
