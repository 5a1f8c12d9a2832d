/** Errors that only creators meet: limits on use, and uploads that go on after a break. */
export const limits = {
  QUOTA_BYTES:
    "Your documents take up {used} of {limit}; this would need another {lacking}. Please delete documents or courses that you no longer need.",
  QUOTA_DOCUMENTS:
    "You have {used} of at most {limit} documents. Please delete documents or courses that you no longer need.",
  QUOTA_READING:
    "Reading your documents has taken {used} min today; {limit} a day are allowed. You can upload more from {until}.",
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
  COURSE_TOO_LONG:
    "Together, the learning steps and exercises of this course would have more than {limit} characters. Please shorten or delete some, or divide the course.",
  STEP_LIMIT: "A course can have at most {limit} learning steps. Please delete one before you add another.",
  STREAM_LIMIT_one:
    "Too many live views are open at the moment. Please close pages you do not need, or try again in {seconds} second.",
  STREAM_LIMIT_other:
    "Too many live views are open at the moment. Please close pages you do not need, or try again in {seconds} seconds.",
  PLAN_NOT_WAITING: "No plan is waiting here: the course is being planned, is being written, or is finished.",
  PLAN_NEEDS_MODEL:
    "No language model is set up any more that could write from this plan. The plan is kept; please contact the person who runs this installation.",
  PLAN_CONFLICT: "This plan has been saved elsewhere in the meantime. Please look at both versions.",
  PLAN_STEPS_RANGE:
    "The plan has {count} steps; with this material there must be at least {minimum} and at most {maximum}.",
  PLAN_TITLE_LENGTH: "Step {position} needs a title of 1 to {maximum} characters.",
  PLAN_TITLES_SAME: "Steps {other} and {position} have the same title. Please rename one of them.",
  PLAN_OBJECTIVES: "Step {position} needs one to {maximum} objectives, each of at most {longest} characters.",
  PLAN_MATERIAL:
    "Something of your documents would be missing in this plan, or stand in it twice. Please reload the page.",
  QUOTA_CONFIRM: "If you confirm your e-mail address, you may use more.",
  media_too_large: "This file is larger than {megabytes} MB. Please compress or shorten the recording.",
  media_unreadable:
    "This file is no recording that can be read. MP3, M4A, AAC, OGG, WAV, MP4 and WebM are possible.",
  media_codec:
    "Not every browser can play this recording. Please save videos as MP4 with H.264 and AAC or as WebM, and sound as MP3 or M4A.",
  CAPTIONS_UNREADABLE: "These captions are not WebVTT. Please choose another file.",
  GOAL_NEEDS_MODEL:
    "No course can be written from a learning goal alone here, because that needs a language model. Please add a document, or ask who runs this installation to set up a language model.",
  MATERIAL_TOO_SHORT:
    "Your material has {words} words in all; a course needs at least {minimum}. Please add more material.",
  STRUCTURE_TOO_FEW:
    "A course needs at least {minimum} steps, and this one has {count}. Tick more sections, split a step, or add material.",
  STRUCTURE_TOO_LITTLE:
    "Less than {percent} % of your material is ticked. Tick more sections, or remove the documents that you do not need.",
  STRUCTURE_MATERIAL:
    "The outline no longer matches your documents. Please reload the page; what you ticked is kept.",
  PASS_MARK_QUESTIONS:
    "A pass mark needs a course with at least {least} questions that are marked automatically. Add questions in the editor, or choose no pass mark.",
  PROPOSAL_NOT_FOUND: "This proposal is no longer there. Perhaps somebody has decided about it.",
  PROPOSAL_OPEN: "A new version of this is already being written or waits for your decision.",
  PROPOSAL_NOT_READY: "The new version is not finished yet.",
  PROPOSAL_CONFLICT:
    "What you want to replace has been changed in the meantime. Compare both versions, then decide.",
  MODEL_NEEDED:
    "This needs a language model, and none is set up here. Without one, new versions come from the words of your documents, without wishes.",
  import_damaged: "This file is no archive that can be opened, or it is damaged.",
  import_no_course: "This archive holds neither a course (course.json) nor a package with a manifest.",
  import_unread:
    "This file cannot be read as a course or as questions (place: {at}). Courses of this product, GIFT, Moodle XML, QTI 2 and Common Cartridge can be imported.",
  import_gift_line:
    "Line {at} cannot be read as a question. Put an empty line between two questions, and the answers of each in curly brackets: { … }.",
  import_unsafe: "This file was refused because it tries to reach outside itself ({at}).",
  import_unsupported:
    "{at} packages cannot be imported. Please export the questions as QTI, Moodle XML or GIFT, or add the package as a document.",
  import_empty: "This file holds no questions or pages that can be taken in.",
  import_newer: "This course comes from a newer version. Please update this installation first.",
  import_invalid: "The file course.json is not as it should be ({at}).",
  import_too_large: "This archive holds too much to be taken in.",
  import_file_missing: "A figure or a recording is missing in this archive ({at}).",
  import_figure_unreadable: "A figure in this archive cannot be read.",
  import_recording_unreadable: "A recording in this archive cannot be read.",
  REVIEW_CONFLICT: "This was changed meanwhile. Please look at the present version.",
  STEP_CHANGED: "This learning step was changed meanwhile. Please look at its present state and try again.",
  STEP_TOO_LONG: "Together these learning steps would be too long for one. Please shorten one of them first.",
};
