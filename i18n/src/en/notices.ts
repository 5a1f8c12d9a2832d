/** What the creator should know about how a course was written. */
export const notices = {
  fewer_steps:
    "{words} words of your material are enough for {steps} steps of about {perStep} words, not for {wished}. Nothing was padded or repeated.",
  short_steps:
    "{words} words of your material give steps of about {perStep} words each instead of 500. Nothing was padded.",
  question_missing:
    "These steps have no question yet: {steps}. Drafts and your own questions are under “Questions and exercises”.",
  question_summary:
    "In these steps the course only asks for a summary, because nothing better can be asked about their text: {steps}. You can write questions of your own for them.",
  placeholder_content:
    "This course is an outline with prompts for you to fill in, because there was no document to write it from. It stays hidden from participants until you activate it.",
  document_partly_left_out: "Part of the document did not fit into the course and was left out.",
  left_out_goal: "What does not belong to your learning goal was left out.",
  left_out_wish: "What was left out in the plan is in no step.",
  left_out_language: "What is written in another language was left out.",
  left_out_difficult: "What is too difficult for the chosen level was left out.",
  goal_not_in_documents:
    "The documents do not speak of “{goal}” anywhere: the course covers everything. For a part only, name a heading or a term of the document as the goal.",
  placeholder_failed:
    "The course could not be written. Therefore a substitute with placeholders was made for you to fill in. It stays hidden from participants until you activate it.",
  placeholder_steps:
    "These steps could not be written and are placeholders with prompts for you to fill in: {steps}.",
  preparation_incomplete:
    "The preparation was incomplete ({documents}). Generation goes on with everything that could be read.",
  chunking_incomplete:
    "The text could not be divided into sections. Generation goes on with the full document.",
  model_network:
    "The network connection was interrupted: the language model could no longer be reached. What was missing was written as a substitute.",
  model_overloaded:
    "The AI service was overloaded. Therefore substitute content was made, which you can edit at any time.",
  model_timeout: "The language model did not answer in time. Smaller material or fewer steps may help.",
  model_unavailable:
    "The AI service was not available. Therefore substitute content was made, which you can edit at any time.",
  model_too_long:
    "The material of single steps was too long for the language model. Smaller material or more steps may help.",
  model_answers:
    "Three times the language model gave no usable answer. The steps concerned were written as a substitute.",
  model_tokens_spent:
    "The tokens allowed for a single course were used up. What had been written until then is kept; the built-in writer wrote the rest.",
  fallback_steps:
    "These steps were not written by the language model but, as a substitute, by the built-in writer: {steps}.",
  generation_failed: "Something went wrong during generation: {message}",
  level_not_reached:
    "The text is harder to read than the chosen level asks for: its readability is {reached} of 100, this level needs at least {least}. The built-in writer leaves out what is difficult but simplifies no sentence. Choose a higher level or easier material.",
  differs_plan_changed:
    "{saidSteps} steps with {saidWords} words were announced; it became {steps} with {words}, because the plan was changed.",
  differs_stand_ins:
    "{saidSteps} steps with {saidWords} words were announced; it became {steps} with {words}, because not everything could be written as planned.",
  differs_left_out:
    "{saidSteps} steps with {saidWords} words were announced; it became {steps} with {words}, because a part of your material was left out.",
  differs_model:
    "{saidSteps} steps with {saidWords} words were announced; it became {steps} with {words}: that is how much the language model wrote.",
  differs_material:
    "{saidSteps} steps with {saidWords} words were announced; it became {steps} with {words}: the announcement was an estimate, and this is what your material gives.",
} as const;
