import type { Role } from "@lehrpfad/contract";

/** Whether a role may make courses; the server checks it again. */
export function makesCourses(role: Role): boolean {
  return role !== "course_participant";
}

/** Where a role begins after signing in (SPEC.md section 4). */
export function homeOf(role: Role): string {
  if (role === "super_admin") return "/dashboard";
  return makesCourses(role) ? "/dashboard?view=creator" : "/dashboard?view=participant";
}
