/** Learning without a connection, and courses saved for it. */
export const offline = {
  no_connection: "You are offline. What you see is kept on this device.",
  new_version: "There is a new version of this page. Your answers and drafts are kept.",
  load_new_version: "Reload now",
  title: "Learn without a connection",
  save: "Save for offline use",
  save_text:
    "All steps, figures and source passages are then on this device, for a train or a plane. What you do there is sent when you are back online.",
  saving: "Steps saved: {done} of {total}, {size} so far",
  cancel: "Cancel",
  saved: "Saved on this device",
  saved_text: "All steps ({steps}) with their figures, {size}. Saved on {date}.",
  recordings_one: "One recording still needs a connection.",
  recordings_other: "{number} recordings still need a connection.",
  outdated: "The course has changed since you saved it.",
  refresh: "Update",
  remove: "Remove from this device",
  removed: "The course is no longer saved on this device",
  failed: "The course could not be saved",
  failed_space: "There is not enough space on this device. Please make some room and try again.",
  signing_out: "When you sign out, the course is removed from this device.",
};
