import { useSyncExternalStore } from "react";
import { local } from "./storage.ts";

export type Theme = "system" | "light" | "dark";

const STORAGE_KEY = "theme";
const listeners = new Set<() => void>();

/** The chosen theme; `system` follows the device. public/early.js applies it before the first paint. */
export function storedTheme(): Theme {
  const stored = local.get(STORAGE_KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

export function setTheme(theme: Theme): void {
  if (theme === "system") {
    local.remove(STORAGE_KEY);
    delete document.documentElement.dataset.theme;
  } else {
    local.set(STORAGE_KEY, theme);
    document.documentElement.dataset.theme = theme;
  }
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, storedTheme);
}
