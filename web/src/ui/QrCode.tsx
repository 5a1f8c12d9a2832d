import { useMemo } from "react";
import { encode } from "uqr";

/** A QR code of a text, dark on light in both themes, because scanners expect it so. */
export function QrCode({ value, label, size = 176 }: { value: string; label: string; size?: number }) {
  const { path, modules } = useMemo(() => {
    const code = encode(value, { border: 2 });
    const squares: string[] = [];
    code.data.forEach((row, y) => {
      row.forEach((dark, x) => {
        if (dark) squares.push(`M${x} ${y}h1v1h-1z`);
      });
    });
    return { path: squares.join(""), modules: code.size };
  }, [value]);
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      className="rounded-m border border-line bg-[var(--qr-light)] text-[var(--qr-dark)]"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
