import type { CourseResults } from "@lehrpfad/contract";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";

const WIDTH = 720;
const HEIGHT = 180;
const FLOOR = HEIGHT - 4;

type Points = CourseResults["timeline"]["points"];

function Bars({ points }: { points: Points }) {
  const most = Math.max(1, ...points.map(({ started, completed }) => Math.max(started, completed)));
  const slot = WIDTH / points.length;
  const bar = Math.max(1, Math.min(22, slot * 0.4));
  const high = (value: number) => (FLOOR * value) / most;
  return points.map(({ from, started, completed }, index) => {
    const x = slot * index + slot / 2;
    return (
      <g key={from}>
        <rect
          x={x - bar}
          y={FLOOR - high(started)}
          width={bar}
          height={high(started)}
          fill="var(--line-strong)"
        />
        <rect x={x} y={FLOOR - high(completed)} width={bar} height={high(completed)} fill="var(--accent)" />
      </g>
    );
  });
}

function Legend({ colour, children }: { colour: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-3.5 rounded-[4px] ${colour}`} />
      {children}
    </span>
  );
}

/** Starts and completions over time, drawn and as a table. */
export function Timeline({ timeline: { unit, points } }: Pick<CourseResults, "timeline">) {
  const { t } = useTranslation("results");
  const f = useFormats();
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  return (
    <section aria-labelledby="timeline-title">
      <h2 id="timeline-title" className="mb-3 text-xl">
        {t("timeline_title")}
      </h2>
      <div className="rounded-m border border-line bg-surface p-4 sm:p-5">
        <div className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-md">
          <Legend colour="bg-line-strong">{t("timeline_started")}</Legend>
          <Legend colour="bg-accent">{t("timeline_completed")}</Legend>
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-44 w-full"
        >
          <line x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} stroke="var(--line)" strokeWidth="2" />
          <Bars points={points} />
        </svg>
        <p className="mt-1.5 flex justify-between gap-4 text-sm text-muted">
          <span>{f.date(first.from)}</span>
          {last === first ? null : <span>{f.date(last.from)}</span>}
        </p>
        <details className="mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center text-link">{t("show_table")}</summary>
          <table className="w-full border-collapse text-md">
            <caption className="sr-only">{t("timeline_title")}</caption>
            <thead>
              <tr className="text-left">
                <th scope="col" className="border-b border-line py-1.5">
                  {t(`unit_${unit}`)}
                </th>
                <th scope="col" className="border-b border-line py-1.5 text-right">
                  {t("timeline_started")}
                </th>
                <th scope="col" className="border-b border-line py-1.5 text-right">
                  {t("timeline_completed")}
                </th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ from, started, completed }) => (
                <tr key={from}>
                  <th scope="row" className="border-b border-line py-1.5 text-left font-normal">
                    {f.date(from)}
                  </th>
                  <td className="border-b border-line py-1.5 text-right tabular-nums">{f.number(started)}</td>
                  <td className="border-b border-line py-1.5 text-right tabular-nums">
                    {f.number(completed)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </section>
  );
}
