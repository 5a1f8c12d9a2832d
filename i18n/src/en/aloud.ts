/** Reading a step aloud: fetched when somebody asks for it. */
export const aloud = {
  heading: "Read aloud",
  pause: "Pause",
  resume: "Go on reading",
  next: "Next sentence",
  previous: "Previous sentence",
  speed: "Speed",
  speed_n: "{speed} times",
  voice: "Voice",
  close: "Stop reading aloud",
  ended: "The text has been read to its end.",
  no_voice:
    "This device has no voice for {language}. You can add one in its settings; until then a voice of another language reads.",
  failed: "The device could not read this sentence aloud. Please try another voice.",
  failed_only: "The device could not read this sentence aloud. Please try again.",
  failed_no_voice:
    "This device has no voice for {language}. You can add one in its settings for text-to-speech.",
};
