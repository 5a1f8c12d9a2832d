import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { prepareProfile, useProfile } from "../lib/profile.ts";
import { QueryError } from "../lib/QueryState.tsx";
import { loginPath, rememberCourse } from "../lib/redirect.ts";
import { makesCourses } from "../lib/roles.ts";
import { leftOnPurpose, useSession } from "../lib/session.ts";
import { CreatorsOnlyPage } from "./CreatorsOnlyPage.tsx";
import type { Ahead } from "./lazyPage.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";

function ToLogin() {
  const location = useLocation();
  const left = leftOnPurpose();
  useEffect(() => {
    if (!left) rememberCourse(location.pathname);
  }, [left, location.pathname]);
  return <Navigate to={left ? "/" : loginPath(location)} replace />;
}

/** What the guards of pages for signed-in people ask first. */
export const profileAhead: Ahead = {
  ready: async () => {
    await prepareProfile();
    return undefined;
  },
};

/** Lets signed-in people through; others sign in first and come back. */
export function SignedInOnly() {
  const session = useSession();
  if (session.status === "loading") return <PageSkeleton shape="plain" />;
  return session.status === "signedOut" ? <ToLogin /> : <Outlet />;
}

/** Lets course creators through; a participant reads why not, and what to do. */
export function CreatorsOnly() {
  const profile = useProfile();
  if (profile.isPending) return <PageSkeleton shape="plain" />;
  if (profile.isError) return <QueryError query={profile} />;
  return makesCourses(profile.data.role) ? <Outlet /> : <CreatorsOnlyPage />;
}
