import { useTranslation } from "../../../lib/i18n.ts";

/** The keys of the tree, for screens that have a keyboard. */
export function TreeHelp() {
  const { t } = useTranslation("structure");
  const keys = [
    [["↑", "↓"], t("keys_row")],
    [[t("key_space")], t("keys_tick")],
    [[t("key_enter")], t("keys_border")],
    [[t("key_alt"), "↑", "↓"], t("keys_move")],
    [["F2"], t("keys_rename")],
    [[t("key_control"), "Z"], t("keys_undo")],
  ] as const;
  return (
    <section aria-labelledby="tree-keys" className="px-2 text-sm max-lg:hidden pointer-coarse:hidden">
      <h3 id="tree-keys" className="mb-2 font-ui text-md font-semibold">
        {t("keys_title")}
      </h3>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5">
        {keys.map(([names, what]) => (
          <div key={what} className="contents">
            <dt className="flex gap-1">
              {names.map((name) => (
                <kbd
                  key={name}
                  className="rounded-chip border border-b-2 border-line-strong bg-surface px-1.5 py-0.5 font-ui text-sm"
                >
                  {name}
                </kbd>
              ))}
            </dt>
            <dd className="text-muted">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
