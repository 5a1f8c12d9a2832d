import { CourseHeaderSkeleton } from "../../../lib/course/CourseHeaderSkeleton.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";

/** A page about a course that is mostly one form, while it loads. */
export function FormSkeleton() {
  return (
    <CourseHeaderSkeleton>
      <Skeleton className="h-[36rem] w-full max-w-3xl rounded-card" />
    </CourseHeaderSkeleton>
  );
}
