export { chatHandlers } from "./handlers.ts";
export { moveChatQuestions, returnChatQuestions } from "./repository.ts";
export { chatStepsOf } from "./shared/course.ts";
export { packagesForPerson } from "./shared/forPerson.ts";
export { loadChatPlaces } from "./shared/places.ts";
