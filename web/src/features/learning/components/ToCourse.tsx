import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { loginPath } from "../../../lib/redirect.ts";
import { sessionLost, sessionRefused } from "../../../lib/session.ts";
import { useReloadLearning } from "../queries.ts";
import { coursePath } from "../steps.ts";
import { StepSkeleton } from "./StepSkeleton.tsx";

/**
 * Not enrolled, or the sitting is over: the course page knows how to start. Whose session has ended, or whose account
 * was blocked, is no visitor, and is told why at the sign-in page.
 */
export function ToCourse({ slug }: { slug: string }) {
  const reload = useReloadLearning();
  const location = useLocation();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    void sessionRefused().then(() => {
      setAsked(true);
      void reload();
    });
  }, [reload]);
  if (!isAsked) return <StepSkeleton />;
  // Signing in leads back; what waits to be sent is sent then.
  return <Navigate to={sessionLost() ? loginPath(location) : coursePath(slug)} replace />;
}
