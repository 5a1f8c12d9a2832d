import type { LucideIcon } from "lucide-react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { Tooltip, TooltipTrigger } from "react-aria-components/Tooltip";

const TOOL =
  "grid size-9 shrink-0 place-items-center rounded-m hover:bg-accent-soft data-[disabled]:opacity-40 data-[selected]:bg-accent-soft data-[selected]:text-accent pointer-coarse:size-11";
const APPEARS_MS = 400;

interface ToolButtonProps {
  label: string;
  icon: LucideIcon;
  isActive?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/**
 * A button of one icon, whose name appears beside it. Pressing it leaves the focus in the text: the caret stays, and
 * so does the keyboard of a phone.
 */
export function ToolButton({
  label,
  icon: Icon,
  isActive = false,
  isDisabled = false,
  onPress,
}: ToolButtonProps) {
  return (
    <TooltipTrigger delay={APPEARS_MS} closeDelay={0}>
      <ToggleButton
        aria-label={label}
        isSelected={isActive}
        isDisabled={isDisabled}
        preventFocusOnPress
        onPress={onPress}
        className={TOOL}
      >
        <Icon size={18} aria-hidden />
      </ToggleButton>
      <Tooltip
        offset={6}
        className="rounded-m bg-ink px-2.5 py-1.5 text-sm text-paper shadow-float pointer-coarse:hidden"
      >
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
