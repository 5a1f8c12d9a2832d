import { type ReactNode, useEffect } from "react";
import { useSearchParams } from "react-router";
import { presentSearch } from "../lib/presentSearch.ts";
import { useProfile } from "../lib/profile.ts";
import { QueryError } from "../lib/QueryState.tsx";
import { makesCourses } from "../lib/roles.ts";
import { local } from "../lib/storage.ts";
import { DASHBOARD_KEY } from "../lib/storageKeys.ts";
import { CreatorsOnlyPage } from "./CreatorsOnlyPage.tsx";
import { type Ahead, lazyPage } from "./lazyPage.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";

const studio = lazyPage(() => import("../features/dashboard/pages/StudioPage.tsx"), "cards", "creator");
const campus = lazyPage(() => import("../features/campus/pages/CampusPage.tsx"), "cards", "campus");

function expectedView() {
  const view = presentSearch().get("view") ?? local.get(DASHBOARD_KEY);
  return view === "creator" || view === "studio" ? studio : campus;
}

/** The view asked for, else the one this device showed last, is fetched before it is known who asks. */
export const dashboardAhead: Ahead = { ready: () => expectedView().handle.ready() };

function Remembered({ view, children }: { view: "studio" | "campus"; children: ReactNode }) {
  useEffect(() => void local.set(DASHBOARD_KEY, view), [view]);
  return children;
}

/** `/dashboard`: the view asked for, else the one of the person's role. */
export function DashboardRoute() {
  const [search] = useSearchParams();
  const profile = useProfile();
  const view = search.get("view");
  if (view === "participant") return campus.element;
  if (profile.isPending) return <PageSkeleton shape="cards" />;
  if (profile.isError) return <QueryError query={profile} />;
  if (makesCourses(profile.data.role)) return <Remembered view="studio">{studio.element}</Remembered>;
  return view === "creator" ? <CreatorsOnlyPage /> : <Remembered view="campus">{campus.element}</Remembered>;
}
