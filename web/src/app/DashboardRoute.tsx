import { useSearchParams } from "react-router";
import { useProfile } from "../lib/profile.ts";
import { QueryError } from "../lib/QueryState.tsx";
import { makesCourses } from "../lib/roles.ts";
import { CreatorsOnlyPage } from "./CreatorsOnlyPage.tsx";
import { lazyPage } from "./lazyPage.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";

const studio = lazyPage(() => import("../features/results/pages/StudioPage.tsx"), "cards", "creator");
const campus = lazyPage(() => import("../features/learning/pages/CampusPage.tsx"), "cards");

/** `/dashboard`: the view asked for, else the one of the person's role. */
export function DashboardRoute() {
  const [search] = useSearchParams();
  const profile = useProfile();
  const view = search.get("view");
  if (view === "participant") return campus.element;
  if (profile.isPending) return <PageSkeleton shape="cards" />;
  if (profile.isError) return <QueryError query={profile} />;
  if (makesCourses(profile.data.role)) return studio.element;
  return view === "creator" ? <CreatorsOnlyPage /> : campus.element;
}
