import { Beside } from "../Beside.tsx";
import { latePart } from "../latePart.ts";
import { useSite } from "../site.ts";

const Footer = latePart(() => import("./LegalLinks.tsx"), "site");
const Hint = latePart(() => import("./LegalHint.tsx"), "site");

/** The legal pages in the footer of a page, or those about personal data beside a form; nothing where none are set. */
export function Legal({ as }: { as: "footer" | "hint" }) {
  const legal = useSite().data?.legal ?? [];
  const needed = as === "footer" ? legal : legal.filter(({ page }) => page !== "imprint");
  if (needed.length === 0) return null;
  return <Beside>{as === "footer" ? <Footer /> : <Hint />}</Beside>;
}
