import type { Station } from "@lehrpfad/contract";
import type { Key } from "@lehrpfad/i18n";

/** The address of a station. */
export function stepPath(slug: string, position: number): string {
  return `/c/${slug}/steps/${position}`;
}

export const coursePath = (slug: string): string => `/c/${slug}`;
export const REVIEWS = "/reviews";
export const marksPath = (slug: string): string => `/c/${slug}/highlights`;
export const evaluationPath = (slug: string): string => `/c/${slug}/evaluation`;

const STATE_KEYS = {
  open: "state_open",
  understood: "state_understood",
  right: "state_right",
  wrong: "state_wrong",
} as const satisfies Record<Station["state"], Key<"viewer">>;

/** What a station's state is called. */
export function stateKey(station: Station): (typeof STATE_KEYS)[Station["state"]] {
  return STATE_KEYS[station.state];
}

export const isOpen = (station: Station): boolean => station.state === "open";

/** Minutes of reading that are left. */
export function minutesLeft(stations: readonly Station[]): number {
  return stations.filter(isOpen).reduce((sum, station) => sum + station.minutes, 0);
}
