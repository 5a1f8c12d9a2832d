import { useEffect, useRef, useState } from "react";

interface ProseFormulaProps {
  tex: string;
  display: boolean;
}

/** A formula as MathML; its TeX until what draws it is there, and where it is no formula. */
export function ProseFormula({ tex, display }: ProseFormulaProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [drawn, setDrawn] = useState("");
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { drawFormula } = await import("./proseDrawing.ts");
      if (!isGone && box.current) setDrawn(drawFormula(tex, display, box.current) ? tex : "");
    };
    draw().catch(() => setDrawn(""));
    return () => {
      isGone = true;
    };
  }, [tex, display]);
  const isDrawn = drawn === tex;
  return (
    <span className={display ? "prose-formula" : undefined}>
      {isDrawn ? null : <code>{tex}</code>}
      <span ref={box} hidden={!isDrawn} />
    </span>
  );
}
