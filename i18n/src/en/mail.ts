/** Texts of the mails that the server sends. */
export const mail = {
  greeting: "Hello {name},",
  closing: "Kind regards\n{brand}",
  confirm_subject: "Please confirm your e-mail address for {brand}",
  confirm_text:
    "you have registered with {brand}. Please confirm your e-mail address with this link, so that you can continue your courses later and get your results.",
  confirm_button: "Confirm e-mail address",
  confirm_ignore: "If you did not register, you can ignore this e-mail.",
} as const;
