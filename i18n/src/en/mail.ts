/** Texts of the mails that the server sends. */
export const mail = {
  greeting: "Hello {name},",
  closing: "Kind regards\n{brand}",
  confirm_subject: "Please confirm your e-mail address for {brand}",
  confirm_text:
    "you have registered with {brand}. Please confirm your e-mail address with this link, so that you can continue your courses later and get your results.",
  confirm_button: "Confirm e-mail address",
  confirm_ignore: "If you did not register, you can ignore this e-mail.",
  started_subject: "{name} has started “{course}”",
  started_text: "{name} is now taking your course “{course}”.",
  completed_subject: "{name} has completed “{course}”",
  completed_text:
    "{name} has completed all steps of your course “{course}”. Questions answered correctly: {right} of {answered}.",
  completed_passed: "The pass mark of {percent}% was reached.",
  completed_not_passed: "The pass mark of {percent}% has not been reached yet.",
  analysis_title: "Result for each step:",
  result_right: "correct",
  result_wrong: "not correct",
  result_understood: "marked as understood",
  reminded_subject: "Reminders about “{course}” were sent",
  reminded_text: "On {date} we sent reminders about your course “{course}” to: {names}.",
  creator_button: "See results",
  creator_settings: "You choose which messages you receive in the settings of the course.",
  greeting_unknown: "Hello,",
  notifications_ask_subject: "May messages about a course be sent to you?",
  notifications_ask_text:
    "{creator} has created the course “{course}” on {brand} and named your address for messages about it: who starts, who completes it, who was reminded.",
  notifications_ask_ignore:
    "Without your consent we send nothing. If this means nothing to you, simply ignore this e-mail; on the page you can also decline further requests.",
  notifications_ask_button: "Agree or decline",
  notifications_off: "No more messages about this course",
  names_more: "{count} more",
  summary_subject: "What happened in “{course}”",
  summary_text: "On {date} more happened in your course “{course}” than single messages could tell:",
  summary_started: "Started: {names}.",
  summary_completed: "Completed: {names}.",
  reminder_subject: "Your course “{course}” is waiting for you",
  reminder_text:
    "You have started “{course}”. You go on at step {position} of {total}: {step}. Your progress is saved.",
  reminder_button: "Continue learning",
  reminder_off: "No more reminders about this course",
  certificate_title: "Certificate of completion",
  certificate_completed: "has completed all steps of this course:",
  certificate_title_passed: "Certificate of achievement",
  certificate_passed: "has passed this course with at least {percent}% correct answers:",
  certificate_date: "on {date}",
  certificate_verify: "Issued through {brand}, number {code}. It can be verified here:",
  share_description: "{steps} steps, about {minutes} minutes. A course by {creator}.",
  share_script: "To take this course, please switch on JavaScript in your browser.",
  email_change_subject: "Confirm your new e-mail address for {brand}",
  email_change_text:
    "you would like to use {email} for your account at {brand} from now on. Please confirm it with this link within 24 hours. You will then be signed out on all devices and sign in with the new address.",
  email_change_button: "Confirm new address",
  email_change_ignore: "If you did not ask for this, you can ignore this e-mail; nothing will change.",
  email_change_notice_subject: "Your e-mail address at {brand} is to be changed",
  email_change_notice_text:
    "somebody signed in to your account has asked to change its e-mail address to {email}. The change takes effect once the link sent there is opened.",
  email_change_notice_warning:
    "If this was not you, please change your password now and end all other sessions in your profile.",
  email_taken_subject: "Your e-mail address at {brand}",
  email_taken_text:
    "somebody wanted to use {email} for another account at {brand}. This address already has an account, so nothing was changed.",
  email_taken_advice: "If it was you, please sign in with this address. If not, you can ignore this e-mail.",
  email_changed_subject: "Your e-mail address at {brand} was changed",
  email_changed_text:
    "the e-mail address of your account is now {email}. You were signed out on all devices.",
  email_changed_warning: "If this was not you, please write to the operator of {brand} at once.",
  recovery_subject: "Set a new password for {brand}",
  recovery_text:
    "you can set a new password with this link within one hour. You will then be signed out on all devices.",
  recovery_button: "Set new password",
  recovery_ignore: "If you did not ask for this, you can ignore this e-mail; your password stays as it is.",
  password_changed_subject: "Your password at {brand} was changed",
  password_changed_text: "the password of your account was changed, and other devices were signed out.",
  password_changed_warning:
    "If this was not you, please set a new password at once: choose “Forgotten password” on the sign-in page.",
  account_deleted_subject: "Your account at {brand} was deleted",
  account_deleted_text:
    "your account and everything that belonged to it were deleted. This is the last message we send you.",
} as const;
