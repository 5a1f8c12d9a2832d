/** Why a file is refused whose texts are longer than those of a course may be. */
export const COURSE_TOO_LONG = "course_too_long";
