import { useEffect } from "react";
import { Navigate, useLocation } from "react-router";
import { loginPath } from "../../../lib/redirect.ts";
import { sessionLost } from "../../../lib/session.ts";
import { useReloadLearning } from "../queries.ts";
import { coursePath } from "../steps.ts";

/** Not enrolled, or the anonymous sitting is over: the course page knows how to start. */
export function ToCourse({ slug }: { slug: string }) {
  const reload = useReloadLearning();
  const location = useLocation();
  const isEnded = sessionLost();
  useEffect(() => void reload(), [reload]);
  // Signing in says why it is asked for, and leads back; what waits to be sent is sent then.
  if (isEnded) return <Navigate to={loginPath(location)} replace />;
  return <Navigate to={coursePath(slug)} replace />;
}
