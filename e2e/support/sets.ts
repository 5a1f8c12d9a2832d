/** Tag of a journey that only `npm run test:all` makes. */
export const LONG = "@long";
