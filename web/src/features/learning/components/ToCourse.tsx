import { useEffect } from "react";
import { Navigate } from "react-router";
import { useReloadLearning } from "../queries.ts";
import { coursePath } from "../steps.ts";

/** Not enrolled, or the anonymous sitting is over: the course page knows how to start. */
export function ToCourse({ slug }: { slug: string }) {
  const reload = useReloadLearning();
  useEffect(() => void reload(), [reload]);
  return <Navigate to={coursePath(slug)} replace />;
}
