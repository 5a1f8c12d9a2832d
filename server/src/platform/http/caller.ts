import { BlockList, isIP } from "node:net";
import type { Context } from "hono";
import { z } from "zod";

/** What the HTTP server knows of the connection; absent when requests are made in process. */
export interface Bindings {
  incoming?: { socket?: { remoteAddress?: string; destroy?: () => void } };
}

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

function isNetwork(text: string): boolean {
  const [address = "", bits] = text.split("/");
  const version = isIP(address);
  return (
    version !== 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32)))
  );
}

/** A list of addresses and networks, as TRUSTED_PROXIES holds it. */
export const proxiesSchema = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  )
  .pipe(
    z.array(z.string().refine(isNetwork, { message: "is no address and no network such as 10.0.0.0/8" })),
  );

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return list;
}

/** IPv4 inside IPv6 (RFC 4291 section 2.5.5.2) as plain IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** The first half of an IPv6 address, which one customer has whole (RFC 6177); an IPv4 address as it is. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = address.split("::");
  const [before, after] = [head, tail].map((part) => (part === "" ? [] : part.split(":")));
  const missing = 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const zeros = address.includes("::") ? Array.from({ length: missing }, () => "0") : [];
  const groups = [...(before ?? []), ...zeros, ...(after ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** The network at the other end of a connection, as `callerOf` names it; null where it is a trusted proxy's or unknown. */
export function networkOfConnection(remote: string | undefined, trusted: readonly string[]): string | null {
  const address = plain(remote ?? "");
  if (isIP(address) === 0 || (trusted.length > 0 && listOf(trusted).check(address, family(address))))
    return null;
  return networkOf(address);
}

/** The address of the caller, by what trusted proxies tell. */
function addressOf(context: Context<{ Bindings: Bindings }>, trusted: readonly string[]): string {
  const remote = plain(context.env?.incoming?.socket?.remoteAddress ?? "in-process");
  if (trusted.length === 0 || isIP(remote) === 0) return remote;
  const list = listOf(trusted);
  const hops = (context.req.header("x-forwarded-for") ?? "").split(",").map((hop) => plain(hop.trim()));
  let caller = remote;
  while (list.check(caller, family(caller))) {
    const before = hops.pop();
    if (before === undefined || isIP(before) === 0) break;
    caller = before;
  }
  return caller;
}

/**
 * Network of the caller, for limits: the address, or the /64 of an IPv6 address. X-Forwarded-For is read from its end, for as long as trusted
 * proxies wrote it: what the caller himself put before them counts for nothing.
 */
export function callerOf(context: Context<{ Bindings: Bindings }>, trusted: readonly string[]): string {
  return networkOf(addressOf(context, trusted));
}
