export interface Choice<V extends string> {
  value: V;
  label: string;
  /** A second line that explains the choice. */
  hint?: string;
  /** The key that chooses it. */
  shortcut?: string;
}
