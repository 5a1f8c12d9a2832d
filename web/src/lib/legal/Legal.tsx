import { lazy, Suspense } from "react";
import { needTexts } from "../language.ts";
import { useSite } from "../site.ts";

type Load = () => Promise<{ default: () => React.ReactNode }>;

/** A part with the texts it needs, loaded only where an operator set something to show. */
const withTexts = (load: Load) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), needTexts(["site"])]);
    return part;
  });

const Footer = withTexts(() => import("./LegalLinks.tsx"));
const Hint = withTexts(() => import("./LegalHint.tsx"));

/** The legal pages in the footer of a page, or those about personal data beside a form; nothing where none are set. */
export function Legal({ as }: { as: "footer" | "hint" }) {
  const legal = useSite().data?.legal ?? [];
  const needed = as === "footer" ? legal : legal.filter(({ page }) => page !== "imprint");
  if (needed.length === 0) return null;
  return <Suspense fallback={null}>{as === "footer" ? <Footer /> : <Hint />}</Suspense>;
}
