import { Label } from "react-aria-components/Label";
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from "react-aria-components/Slider";
import type { FieldTexts } from "./Field.tsx";

interface SliderProps extends Omit<FieldTexts, "error"> {
  value: number;
  onChange: (value: number) => void;
  minimum: number;
  maximum: number;
}

/** A whole number by dragging or with the arrow keys; the number stands beside the label. */
export function Slider({ label, help, value, onChange, minimum, maximum }: SliderProps) {
  const share = ((value - minimum) / Math.max(1, maximum - minimum)) * 100;
  return (
    <AriaSlider value={value} onChange={onChange} minValue={minimum} maxValue={maximum}>
      <div className="flex items-baseline justify-between gap-3">
        <Label className="font-semibold">{label}</Label>
        <SliderOutput className="font-read text-2xl font-semibold tabular-nums" />
      </div>
      {help ? <p className="text-md text-muted">{help}</p> : null}
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
