import type { Limit } from "../../platform/limiter.ts";

const HOUR = 3600;
/** How many people may stand behind one network address, such as a school's router. */
const CROWD = 20;

/** From how many network addresses at once somebody may be attacked before the address has to rest. */
const ATTACKERS = 10;

/** Attempts at the password of one address from one network address within 15 minutes. */
export const signInLimit = (points: number): Limit => ({ name: "sign_in", points, seconds: 900 });
/** The same from everywhere: who owns the address gets in by a mailed link meanwhile. */
export const signInAddressLimit = (points: number): Limit => ({
  name: "sign_in_address",
  points: points * ATTACKERS,
  seconds: 900,
});
/** Attempts from one network address, at whatever address. */
export const signInCallerLimit = (points: number): Limit => ({
  name: "sign_in_caller",
  points: points * CROWD,
  seconds: 900,
});
/** Accounts made for one address, and from one network address, within an hour. */
export const SIGN_UP: Limit = { name: "sign_up", points: 8, seconds: HOUR };
export const SIGN_UP_DAY: Limit = { name: "sign_up_day", points: 20, seconds: 24 * HOUR };
export const SIGN_UP_CALLER: Limit = { name: "sign_up_caller", points: 600, seconds: HOUR };
/** Mails asked for from one network address within an hour. */
export const MAIL_CALLER: Limit = { name: "mail_caller", points: 300, seconds: HOUR };
/** Sign-ins at the provider begun from one network address: each stores a row and asks the provider. */
export const SINGLE_SIGN_ON_CALLER: Limit = { name: "single_sign_on_caller", points: 300, seconds: 900 };
