import { CourseSkeleton } from "../../../lib/course/CourseSkeleton.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";

/** A page about a course that is mostly one form, while it loads. */
export function FormSkeleton() {
  return (
    <CourseSkeleton>
      <Skeleton className="h-[36rem] w-full max-w-3xl rounded-card" />
    </CourseSkeleton>
  );
}
