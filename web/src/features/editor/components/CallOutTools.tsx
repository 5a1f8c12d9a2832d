import { courseLanguageOf } from "@lehrpfad/contract";
import { CALL_OUT_LABELS } from "@lehrpfad/i18n/callOuts";
import type { Editor } from "@tiptap/react";
import { Button } from "react-aria-components/Button";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { Toolbar } from "react-aria-components/Toolbar";
import { useTranslation } from "../../../lib/i18n.ts";
import { useLanguage } from "../../../lib/language.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { cx } from "../../../ui/cx.ts";
import { CALL_OUTS, type CallOut } from "../text/blocks.ts";
import { callOutAt, changeCallOut, unwrapCallOut } from "../text/callOuts.ts";

interface CallOutToolsProps {
  editor: Editor;
  kind: CallOut;
  /** What they are called in the course's language. */
  titles: Record<CallOut, string>;
}

/** What the call-out is in which the cursor stands. */
export function CallOutTools({ editor, kind, titles }: CallOutToolsProps) {
  const { t } = useTranslation("editor");
  const own = courseLanguageOf(useLanguage());
  const names = own === null ? titles : CALL_OUT_LABELS[own];
  const withPlace = (run: (place: NonNullable<ReturnType<typeof callOutAt>>) => void) => () => {
    const place = callOutAt(editor);
    if (place) run(place);
  };
  return (
    <Toolbar
      aria-label={t("callout_tools")}
      className="flex gap-1 overflow-x-auto border-t border-line px-1.5 sm:flex-wrap"
    >
      {CALL_OUTS.map((one) => (
        <div key={one} className="shrink-0">
          <ToggleButton
            preventFocusOnPress
            isSelected={one === kind}
            className={cx(buttonClass("plain"), one === kind && "underline underline-offset-4")}
            onPress={withPlace((place) => changeCallOut(editor, place, one, titles))}
          >
            {names[one]}
          </ToggleButton>
        </div>
      ))}
      <div className="shrink-0">
        <Button
          preventFocusOnPress
          className={buttonClass("plain")}
          onPress={withPlace((place) => unwrapCallOut(editor, place, titles))}
        >
          {t("callout_remove")}
        </Button>
      </div>
    </Toolbar>
  );
}
