/** What an access token says of who holds it. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** Signs and verifies access tokens, and tickets beside them (RFC 7519, HS256). */
export interface AccessTokens {
  sign(claims: AccessClaims, email: string, expiresAt: Date): Promise<string>;
  /** Null for a token that is malformed, signed by somebody else, or out of date. */
  verify(token: string): Promise<AccessClaims | null>;
  /** A ticket for one thing, to stand in an address: elements of a page that fetch by themselves send no headers. */
  signTicket(what: string, expiresAt: Date): Promise<string>;
  /** What a ticket is for; null for one that is malformed, signed by somebody else, or out of date. */
  readTicket(ticket: string): Promise<string | null>;
}
