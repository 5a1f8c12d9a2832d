/** What an access token says of who holds it. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** Signs and verifies access tokens (RFC 7519, HS256). */
export interface AccessTokens {
  sign(claims: AccessClaims, email: string, expiresAt: Date): Promise<string>;
  /** Null for a token that is malformed, signed by somebody else, or out of date. */
  verify(token: string): Promise<AccessClaims | null>;
}
