export const preview = {
  title: "Preview of “{course}”",
  heading: "Preview",
  lead: "This is the course as participants meet it, with everything they can do. What you answer here is counted nowhere, and nobody gets an e-mail.",
  width_label: "Width",
  phone: "Phone",
  computer: "Computer",
  start_over: "Start over",
  started_over: "The trial run starts over",
  open_alone: "Open without the frame",
  frame: "The course as participants see it",
  draft: "The course is not open yet: nobody but its managers can see it.",
};
