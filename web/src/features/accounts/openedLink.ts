import type { MailedLink } from "@lehrpfad/contract";

/** What the page of a link offers: the press alone, the password first, or nothing to press because nothing changes hands. */
export type Offer = "press" | "password" | "none";

/** A mailed link as the page shows it; the table stands in docs/accounts.md. */
export interface OpenedLink {
  link: MailedLink;
  /** As whom somebody else is signed in; null where nobody is, or the account's owner. */
  other: string | null;
  offer: Offer;
}

/**
 * What is shown of a link to who is signed in, or to nobody. A confirmation by the session of its own account changes
 * nobody's session and needs no press; where it becomes part of another account, that one is named first.
 */
export function openedBy(
  kind: "signup" | "email_change" | "recovery" | "entry",
  link: MailedLink,
  viewer: { id: string; email: string } | null,
): OpenedLink {
  // An account that waits for the address of a confirmed one is the same person's, once the mailbox is shown.
  const isOwn = viewer?.id === link.userId || (kind !== "email_change" && viewer?.email === link.email);
  const offer = link.asks === "password" ? "password" : "press";
  const changesNothing = kind === "signup" && viewer?.id === link.userId && !link.joins;
  return {
    link,
    other: viewer && !isOwn ? viewer.email : null,
    offer: offer === "press" && changesNothing ? "none" : offer,
  };
}
