/** Beginnings of the names of the journeys that lead through a feature of the web app or of the server. */
export const JOURNEYS_OF: Readonly<Record<string, readonly string[]>> = {
  accounts: ["account", "languages", "mail", "profileFaults", "roles", "singleSignOn", "verification"],
  asking: ["asking"],
  campus: ["campus"],
  chat: ["ownChat"],
  content: ["editor", "figures", "lesson", "sources"],
  "course-settings": ["coManager", "opening", "passMark", "recordings"],
  courses: ["anonymous", "coManager", "courses", "examples", "opening", "passMark"],
  create: ["announced", "courses", "plan", "preview", "uploads"],
  dashboard: ["notifications", "review", "studio"],
  documents: ["courses", "uploads"],
  editing: ["editor"],
  editor: ["editor"],
  generation: ["announced", "coverage", "generation", "plan", "standIns", "withoutQuestion"],
  interchange: ["imports", "interchange"],
  learning: [
    ...["aloud", "anonymous", "entryTest", "figures", "glossary", "interrupted", "keyboardWalk", "kinds"],
    ...["lesson", "mastery", "notes", "offline", "participantBy", "passMark", "reading", "recordings"],
    ...["review", "sources"],
  ],
  privacy: ["account"],
  "question-lists": ["questionLists"],
  quotas: ["uploads"],
  reshaping: ["editorReshaping"],
  results: ["results"],
  reviewing: ["review"],
  rewriting: ["proposals"],
  site: ["awkward", "firstView", "languages", "legal", "opening", "screens", "shell", "toasts"],
  studio: ["coManager", "notifications", "studio"],
  versions: ["versions"],
};

/** One way through each of the product's sides: they run when code changed that all features share. */
export const SMOKE = ["anonymous", "courses", "editorTexts", "opening", "studio"];
