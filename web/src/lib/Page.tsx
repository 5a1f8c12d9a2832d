import { type ReactNode, useEffect } from "react";
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
        "page-in mx-auto w-full",
        width !== "full" && "px-4 py-7 sm:px-6 sm:py-10",
        WIDTHS[width],
      )}
    >
      {children}
    </div>
  );
}
