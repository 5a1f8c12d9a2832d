/** The trail that winds behind the headline; a drawing only. */
export function HeroTrail() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1280 620"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      className="pointer-events-none absolute inset-0 hidden h-full w-full lg:block"
    >
      <path
        d="M-40 560C140 610 260 520 400 545S620 620 700 540S690 330 800 250S1060 220 1110 130S1180 10 1330 -20"
        stroke="var(--accent)"
        strokeOpacity="0.35"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 11"
      />
      <circle cx="96" cy="573" r="8" fill="var(--accent)" />
      <circle cx="400" cy="545" r="8" fill="var(--accent)" />
      <circle cx="690" cy="549" r="8" fill="var(--paper)" stroke="var(--here)" strokeWidth="5" />
    </svg>
  );
}
