import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import type { BiteState } from "../lesson/bites.ts";

const FACES: Record<BiteState | "here", string> = {
  open: "bg-line",
  here: "bg-here",
  read: "bg-accent",
  right: "bg-accent",
  wrong: "bg-danger",
};

/** Says at which bite one is, by its place among so many; none left is the last. */
export function useBitePlace() {
  const { t } = useTranslation("viewer");
  const { number } = useFormats();
  return (at: number, total: number) =>
    t("bites_place", { position: number(at < 0 ? total : at + 1), total: number(total) });
}

/** How far one is in the step: a thin line above its text, which stays in sight. */
export function BiteLine({ bites }: { bites: readonly { key: string; state: BiteState }[] }) {
  const place = useBitePlace();
  const here = bites.findIndex(({ state }) => state === "open");
  if (bites.length < 2) return null;
  return (
    <div className="sticky top-0 z-10 -mx-4 mb-5 flex items-center gap-3 bg-paper px-4 py-2.5 sm:mx-0 sm:px-0">
      <span aria-hidden="true" className="flex flex-1 gap-1.5">
        {bites.map((bite, at) => (
          <span
            key={bite.key}
            className={`h-1.5 flex-1 rounded-full ${FACES[at === here ? "here" : bite.state]}`}
          />
        ))}
      </span>
      <span className="text-sm tabular-nums text-muted">{place(here, bites.length)}</span>
    </div>
  );
}
