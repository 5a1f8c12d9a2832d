import { createHash } from "node:crypto";

/**
 * The id of what a request makes: the same each time the request is sent, so that sending it twice makes one thing,
 * and within `scope` only, so that nobody takes an id that is somebody else's (UUID version 8 of RFC 9562).
 */
export function idOfRequest(scope: string, requestId: string): string {
  const hash = createHash("sha256").update(`${scope}:${requestId}`).digest("hex");
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const groups = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return groups.join("-");
}
