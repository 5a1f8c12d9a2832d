import { describe, expect, it } from "vitest";
import { openedBy } from "./openedLink.ts";

const owner = { id: "1", email: "ada@example.org" };
const other = { id: "2", email: "eve@example.org" };
/** An account of the owner's address that is not the one that counts. */
const twin = { id: "3", email: "ada@example.org" };
const link = { userId: owner.id, email: owner.email, asks: "nothing", joins: false } as const;
const asking = { ...link, asks: "password" } as const;
const joining = { ...link, joins: true } as const;

describe("a link that was opened", () => {
  it.each([
    ["signup", link, owner, "none", null],
    ["signup", link, null, "press", null],
    ["signup", link, other, "press", other.email],
    ["signup", asking, null, "password", null],
    ["signup", asking, twin, "password", null],
    ["signup", asking, other, "password", other.email],
    ["signup", joining, null, "press", null],
    ["signup", joining, owner, "press", null],
    ["signup", joining, twin, "press", null],
    ["signup", joining, other, "press", other.email],
    ["email_change", link, owner, "press", null],
    ["email_change", asking, owner, "password", null],
    ["email_change", asking, null, "password", null],
    ["email_change", asking, other, "password", other.email],
    // Who has an account of the new address is not who asked for it.
    ["email_change", asking, twin, "password", twin.email],
    ["recovery", link, owner, "press", null],
    ["recovery", link, null, "press", null],
    ["recovery", link, twin, "press", null],
    ["recovery", link, other, "press", other.email],
    ["entry", link, owner, "press", null],
    ["entry", link, null, "press", null],
    ["entry", link, other, "press", other.email],
  ] as const)("%s %o by %o offers: %s, and names as somebody else %s", (kind, seen, viewer, offer, shown) => {
    expect(openedBy(kind, seen, viewer)).toEqual({ link: seen, offer, other: shown });
  });
});
