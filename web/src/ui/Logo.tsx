/** The mark: a trail with three stations, the last one ahead. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" fill="none" aria-hidden="true" className="shrink-0">
      <path
        d="M5 25c8 0 4-9 11-9s3-10 9-11"
        stroke="var(--accent)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeDasharray="1 5"
      />
      <circle cx="5" cy="25" r="3" fill="var(--accent)" />
      <circle cx="16" cy="16" r="3" fill="var(--accent)" />
      <circle cx="25" cy="5" r="3.4" fill="var(--surface)" stroke="var(--here)" strokeWidth="2.6" />
    </svg>
  );
}
