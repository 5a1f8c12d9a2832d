type Theme = "light" | "dark";

const KEY = "course-theme";

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** What is shown now: what was chosen, else what the system wants. */
export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme ?? kept();
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Shows the other one, now and at the next visit where the browser keeps it. */
export function switchTheme(): void {
  const theme = readTheme() === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Platforms in other windows may not let anything be kept: then it holds for this visit.
  }
}

const chosen = kept();
if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
