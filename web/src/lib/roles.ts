import type { Role } from "@lehrpfad/contract";

/** Whether a role may make courses; the server checks it again. */
export function makesCourses(role: Role): boolean {
  return role !== "course_participant";
}

const HOMES = new Map<string, string>([
  ["super_admin", "/dashboard"],
  ["course_creator_free", "/dashboard?view=creator"],
  ["course_creator_premium", "/dashboard?view=creator"],
  ["course_participant", "/dashboard?view=participant"],
]);

/** Where a role begins after signing in (statements 4.44 to 4.47); a role that only a newer server knows, on the homepage. */
export function homeOf(role: string): string {
  return HOMES.get(role) ?? "/";
}
