import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { cx } from "../ui/cx.ts";
import { announce } from "./announcer.ts";
import { useDocumentTitle } from "./useDocumentTitle.ts";

interface PageProps {
  /** In the interface language; undefined while it is not known yet. */
  title: string | undefined;
  width?: "narrow" | "reading" | "wide" | "full";
  children: ReactNode;
}

const WIDTHS = { narrow: "max-w-lg", reading: "max-w-3xl", wide: "max-w-[1180px]", full: "max-w-none" };

let arrivedAt: string | undefined;

/** The frame of every page: `<title>`, column, and what screen readers hear on arrival. Needs one h1 inside. */
export function Page({ title, width = "wide", children }: PageProps) {
  const { pathname } = useLocation();
  // The first page of a visit has nothing to come after, and is readable at once.
  const [follows] = useState(() => arrivedAt !== undefined);
  useDocumentTitle(title);
  useEffect(() => {
    if (title === undefined || arrivedAt === pathname) return;
    const first = arrivedAt === undefined;
    arrivedAt = pathname;
    if (first) return;
    announce(title);
    // Somebody who opened a menu while the page was loading keeps it.
    if (document.activeElement?.getAttribute("aria-expanded") === "true") return;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [title, pathname]);
  return (
    <div
      className={cx(
        "mx-auto w-full",
        follows && "page-in",
        width !== "full" && "px-4 py-7 sm:px-6 sm:py-10",
        WIDTHS[width],
      )}
    >
      {children}
    </div>
  );
}
