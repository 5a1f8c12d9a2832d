import { partKey } from "../../../platform/files.ts";

/** Longest edge in pixels. */
export const SIZES = { large: 512, small: 128 } as const;

export type PhotoSize = keyof typeof SIZES;

export const smallKey = (key: string) => partKey(key, "small");
