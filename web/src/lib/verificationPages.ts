/** Pages on which an address is confirmed or mended: nothing may stand in front of them. */
const FREE = /^\/(verify-email|verify-email-change|reset-password|select-role)(\/|$)/;

/** Whether no banner and no modal about an unconfirmed address is shown at a path. */
export const isFree = (pathname: string): boolean => FREE.test(pathname);
