/** What a link may hold; anything else is none of ours. */
export const TOKEN = /^[\w-]+$/;
