import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { loginPath } from "../../../lib/redirect.ts";
import { sessionLost, sessionRefused } from "../../../lib/session.ts";
import { useReloadLearning } from "../queries.ts";
import { coursePath } from "../steps.ts";
import { StepSkeleton } from "./StepSkeleton.tsx";

/**
 * For who is not enrolled, or whose sitting is over: leads to the course page, where one can start. Somebody whose session
 * has ended, or whose account was blocked, is led to the sign-in page instead, which says why.
 */
export function ToCourse({ slug }: { slug: string }) {
  const reload = useReloadLearning();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    let isLeft = false;
    void sessionRefused().then(async () => {
      if (isLeft) return;
      // Signing in leads back; what waits to be sent is sent then.
      const to = sessionLost() ? loginPath({ pathname, search }) : coursePath(slug);
      await navigate(to, { replace: true });
      await reload();
    });
    return () => {
      isLeft = true;
    };
  }, [reload, navigate, pathname, search, slug]);
  return <StepSkeleton />;
}
