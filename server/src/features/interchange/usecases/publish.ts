import { FIGURE_TYPE, OWN_DESIGN } from "@lehrpfad/contract";
import {
  type CourseRecording,
  type ExportedCourse,
  fromCourse,
  type Publication,
} from "@lehrpfad/interchange";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import {
  type CourseContent,
  loadCourseContent,
  type StoredStep,
  showExercise,
  showQuestion,
  showStep,
} from "../../content/index.ts";
import { creatorName } from "../../courses/index.ts";
import { figureKey } from "../../documents/index.ts";

function exportedStep({ step, question, exercises }: StoredStep, next: StoredStep | undefined) {
  const { id, title, content, sections, summary, words, sources } = showStep(step, next?.step.title ?? null);
  return {
    ...{ id, title, content, sections, summary, words, sources },
    question: question && showQuestion(question),
    exercises: exercises.map(showExercise),
  };
}

/** The files of a course's figures and images, each read when an export comes to it. */
function filesOf({ files }: Services, { figures, images, sources }: CourseContent) {
  const keys = new Map(sources.map(({ id, storageKey }) => [id, storageKey]));
  const file = (id: string, bytes: number, key: string) => ({
    id,
    bytes,
    type: FIGURE_TYPE,
    read: async () => {
      const content = await files.read(key);
      if (content === null) throw new Error(`The file of figure ${id} is gone.`);
      return content;
    },
  });
  return [
    ...figures.flatMap(({ id, bytes, documentId }) => {
      const key = keys.get(documentId);
      return key === undefined ? [] : [file(id, bytes, figureKey(key, id))];
    }),
    ...images.map(({ id, bytes, storageKey }) => file(id, bytes, storageKey)),
  ];
}

/** Sound or video, whose bytes come from the storage as they are sent. */
function recordingOf({ files }: Services, media: CourseContent["media"][number]): CourseRecording {
  const { id, name, mediaType, fileBytes, storageKey, transcript, captions } = media;
  return {
    ...{ id, name, type: mediaType, bytes: fileBytes, transcript, captions },
    read: async function* () {
      const content = await files.stream(storageKey, 0, fileBytes);
      if (content === null) throw new Error(`The file of the recording ${id} is gone.`);
      yield* content;
    },
  };
}

/** A stored course as exports see it. Throws COURSE_NOT_FOUND where it is gone. */
export async function publish(services: Services, courseId: string): Promise<Publication> {
  const content = await loadCourseContent(services.db, courseId);
  if (content === null) throw refusal("COURSE_NOT_FOUND");
  const { course, steps } = content;
  const exported: ExportedCourse = {
    id: course.id,
    title: course.name,
    language: course.language,
    difficulty: course.difficulty,
    goal: course.goal,
    creator: await creatorName(services.db, course),
    editedAt: course.editedAt,
    passPercent: course.passPercent,
    entryTest: course.entryTest,
    design: course.design ?? OWN_DESIGN,
    steps: steps.map((step, at) => exportedStep(step, steps[at + 1])),
    figures: filesOf(services, content),
    recordings: content.media.map((media) => recordingOf(services, media)),
  };
  return await fromCourse(exported);
}
