/** My Courses: what a person takes part in. */
export const campus = {
  title: "My Courses",
  text: "Here you find every course you take, and continue where you stopped.",
  completed: "Completed",
  unavailable: "Not available",
  unavailable_text: "The creator has switched this course off. Your progress is kept.",
  started: "Started on {date}",
  last_active: "Last active on {date}",
  empty_title: "No course yet",
  empty_text: "Open the link to a course that somebody gave you. From then on it is here.",
  empty_creator: "Or make a course yourself: from your documents, in a few minutes.",
  create: "Create a course",
} as const;
