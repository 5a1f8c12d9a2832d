import { ArrowDown, ArrowUp, GripVertical, MoreVertical } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslation } from "../../i18n.ts";
import { RowButton, type RowHears } from "./RowButton.tsx";

interface InRow {
  isEntry: boolean;
  hears: RowHears;
}

interface RowHandleProps extends InRow {
  title: string;
  /** Id of what says how the handle is used without a mouse. */
  hintId: string;
  isDisabled?: boolean;
  isLifted: boolean;
  onLift: () => void;
}

/** What a row is dragged by, or lifted by with the keyboard. */
export function RowHandle({ title, hintId, isDisabled = false, isLifted, onLift, ...inRow }: RowHandleProps) {
  const { t } = useTranslation("editor");
  return (
    <RowButton
      {...inRow}
      label={t("move", { title })}
      describedBy={hintId}
      isDisabled={isDisabled}
      isPressed={isLifted}
      onPress={({ detail }) => detail === 0 && onLift()}
      className="cursor-grab"
    >
      <GripVertical size={18} aria-hidden />
    </RowButton>
  );
}

interface RowMovesProps extends InRow {
  title: string;
  position: number;
  cannotRise: boolean;
  cannotSink: boolean;
  onMove: (way: "up" | "down") => void;
  onMenu: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** The buttons at the end of a row: up, down, and what else can be done with it. */
export function RowMoves(props: RowMovesProps) {
  const { title, position, cannotRise, cannotSink, onMove, onMenu, ...inRow } = props;
  const { t } = useTranslation("editor");
  return (
    <>
      <RowButton
        {...inRow}
        label={t("move_up", { title })}
        isDisabled={cannotRise}
        onPress={() => onMove("up")}
      >
        <ArrowUp size={18} aria-hidden />
      </RowButton>
      <RowButton
        {...inRow}
        label={t("move_down", { title })}
        isDisabled={cannotSink}
        onPress={() => onMove("down")}
      >
        <ArrowDown size={18} aria-hidden />
      </RowButton>
      <RowButton {...inRow} label={t("actions", { position })} hasMenu onPress={onMenu}>
        <MoreVertical size={18} aria-hidden />
      </RowButton>
    </>
  );
}
