export const legal = {
  label: "Legal",
  imprint: "Legal notice",
  privacy: "Privacy",
  terms: "Terms of use",
  hint_privacy: "How your details are handled:",
  missing_title: "There is no such page here",
  missing_text: "Whoever runs this installation has not provided it.",
  home: "To the homepage",
};
