/** Errors that only creators meet: limits on use, and uploads that go on after a break. */
export const limits = {
  QUOTA_BYTES:
    "Your documents take up {used} of {limit}; this would need another {lacking}. Please delete documents or courses that you no longer need.",
  QUOTA_DOCUMENTS:
    "You have {used} of at most {limit} documents. Please delete documents or courses that you no longer need.",
  QUOTA_READING:
    "Reading your documents has taken {used} minutes today; {limit} a day are allowed. You can upload more from {until}.",
  QUOTA_COURSES:
    "You have {used} of at most {limit} courses. Please delete a course that you no longer need.",
  QUOTA_RUNS: "You have used {used} of at most {limit} generations today. You can go on from {until}.",
  QUOTA_TOKENS:
    "Your allowance of the language model for this month is used up: {used} of {limit} tokens. You can go on from {until}.",
  QUOTA_INSTALLATION:
    "This installation has reached the limit that its operator has set: {used} of {limit}. Please contact them.",
  UPLOAD_OFFSET: "This upload is already going on elsewhere. Please wait a moment or try again.",
  UPLOAD_STALLED: "No data arrived for too long. What has arrived is kept; please continue the upload.",
  UPLOAD_TOO_LONG: "The file is larger than was announced. Please upload it again.",
  EXERCISE_LIMIT:
    "A learning step can have at most {limit} exercises. Please delete or move one before you add another.",
  STEP_LIMIT: "A course can have at most {limit} learning steps. Please delete one before you add another.",
  STREAM_LIMIT:
    "Too many live views are open at the moment. Please close pages you do not need, or try again in {seconds} seconds.",
  QUOTA_CONFIRM: "If you confirm your e-mail address, you may use more.",
};
