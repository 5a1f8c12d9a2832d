import { Minus, Plus } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { NumberField as AriaNumberField } from "react-aria-components/NumberField";
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from "react-aria-components/Slider";
import { AriaLabel, AriaMessage } from "./AriaField.tsx";
import type { FieldTexts } from "./Field.tsx";

interface RangeProps extends FieldTexts {
  value: number;
  onChange: (value: number) => void;
  minimum: number;
  maximum: number;
}

/** A whole number by dragging or with the arrow keys; the number stands beside the label. */
export function Slider({ label, help, value, onChange, minimum, maximum }: Omit<RangeProps, "error">) {
  const share = ((value - minimum) / Math.max(1, maximum - minimum)) * 100;
  return (
    <AriaSlider value={value} onChange={onChange} minValue={minimum} maxValue={maximum}>
      <div className="flex items-baseline justify-between gap-3">
        <Label className="font-semibold">{label}</Label>
        <SliderOutput className="font-read text-2xl font-semibold tabular-nums" />
      </div>
      {help ? <p className="text-[0.925rem] text-muted">{help}</p> : null}
      <SliderTrack className="relative h-11 w-full">
        <div className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line" />
        <div
          className="absolute left-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-accent"
          style={{ width: `${share}%` }}
        />
        <SliderThumb className="top-1/2 size-7 rounded-full border-[7px] border-accent bg-surface shadow-card data-[focus-visible]:outline-3 data-[focus-visible]:outline-offset-2 data-[focus-visible]:outline-accent" />
      </SliderTrack>
    </AriaSlider>
  );
}

const STEP_BUTTON =
  "grid size-11 place-items-center text-accent hover:bg-accent-soft disabled:text-muted disabled:opacity-60";

/** A whole number typed or stepped. */
export function NumberField({ label, help, error, value, onChange, minimum, maximum }: RangeProps) {
  return (
    <AriaNumberField
      value={value}
      onChange={onChange}
      minValue={minimum}
      maxValue={maximum}
      isInvalid={error !== undefined}
    >
      <AriaLabel label={label} help={help} />
      <Group className="inline-flex overflow-hidden rounded-m border-[1.5px] border-line-strong bg-surface">
        <AriaButton slot="decrement" className={STEP_BUTTON}>
          <Minus size={18} aria-hidden />
        </AriaButton>
        <Input className="w-20 bg-transparent text-center tabular-nums text-ink" />
        <AriaButton slot="increment" className={STEP_BUTTON}>
          <Plus size={18} aria-hidden />
        </AriaButton>
      </Group>
      <AriaMessage error={error} />
    </AriaNumberField>
  );
}
