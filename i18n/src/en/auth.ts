/** Signing in, registering, roles and the confirmation of an address. */
export const auth = {
  signed_out: "You have signed out",
} as const;
