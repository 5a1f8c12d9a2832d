import { useTranslation } from "../../../lib/i18n.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { shortcutSetting, useShortcutSetting } from "../useShortcuts.ts";

const KEYS = [
  ["N", "next"],
  ["P", "previous"],
  ["1 – 4", "shortcut_options"],
  ["U", "understood"],
  ["S", "shortcut_sentence"],
  ["⇧ S", "shortcut_sentence_back"],
  ["H", "shortcut_mark"],
] as const;

/** What each key does, and the switch for all of them. */
export default function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("viewer");
  const { t: common } = useTranslation();
  const { t: notes } = useTranslation("notes");
  const on = useShortcutSetting();
  const keys = [
    ...KEYS.map(([key, words]) => [key, t(words)] as const),
    ["⇧ H", notes("shortcut_note")] as const,
    ["V", t("read_aloud")] as const,
    ["F", t("ask_course")] as const,
    ["?", t("shortcut_help")] as const,
  ];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("shortcuts")} closeLabel={common("close")}>
      <Switch isSelected={on} onChange={shortcutSetting.set}>
        {t("shortcuts_use")}
      </Switch>
      <dl className="mt-2 grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-3">
        {keys.map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-chip border border-line-strong bg-sunken px-2 py-0.5 font-ui text-sm font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
