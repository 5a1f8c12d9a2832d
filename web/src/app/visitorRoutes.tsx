import { Outlet, type RouteObject } from "react-router";
import { PATHS } from "../lib/addresses.ts";
import { CrashGuard } from "./CrashGuard.tsx";
import { lazyPage } from "./lazyPage.tsx";
import { RootLayout } from "./RootLayout.tsx";

/** The pages at which people arrive from outside: the server sends them with their content (render.tsx). */
export const visitorRoutes: RouteObject[] = [
  { index: true, ...lazyPage(() => import("../features/site/pages/HomePage.tsx"), "plain", "site") },
  {
    path: PATHS.course,
    ...lazyPage(() => import("../features/learning/pages/CoursePage.tsx"), "article"),
  },
];

/** A step's text is sent to who may read it, with the first call for it. */
export const stepRoute: RouteObject = {
  path: PATHS.step,
  ...lazyPage(() => import("../features/learning/pages/StepPage.tsx"), "article", "asking"),
};

/** Routes within the shared layout; what crashes leaves the bar, or else the generic error screen. */
export function framed(children: RouteObject[]): RouteObject[] {
  return [
    {
      element: (
        <CrashGuard>
          <RootLayout />
        </CrashGuard>
      ),
      children: [
        {
          element: (
            <CrashGuard>
              <Outlet />
            </CrashGuard>
          ),
          children,
        },
      ],
    },
  ];
}
