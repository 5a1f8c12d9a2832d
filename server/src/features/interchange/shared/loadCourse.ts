import { FIGURE_TYPE, OWN_DESIGN } from "@lehrpfad/contract";
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
import type { SentCourse, SentFile } from "../heavyWork.ts";

function exportedStep({ step, question, exercises }: StoredStep, next: StoredStep | undefined) {
  const { id, title, content, sections, summary, words, sources } = showStep(step, next?.step.title ?? null);
  return {
    ...{ id, title, content, sections, summary, words, sources },
    question: question && showQuestion(question),
    exercises: exercises.map(showExercise),
  };
}

/** The figures and images of a course, and where they are stored. */
function filesOf({ figures, images, sources }: CourseContent): { file: SentFile; key: string }[] {
  const keys = new Map(sources.map(({ id, storageKey }) => [id, storageKey]));
  const file = (id: string, bytes: number) => ({ id, bytes, type: FIGURE_TYPE });
  return [
    ...figures.flatMap(({ id, bytes, documentId }) => {
      const key = keys.get(documentId);
      return key === undefined ? [] : [{ file: file(id, bytes), key: figureKey(key, id) }];
    }),
    ...images.map(({ id, bytes, storageKey }) => ({ file: file(id, bytes), key: storageKey })),
  ];
}

/** A stored course as exports see it, and where its files are stored, by their ids. */
export interface LoadedCourse {
  course: SentCourse;
  keys: ReadonlyMap<string, string>;
}

/** Throws COURSE_NOT_FOUND where the course is gone. */
export async function loadCourse(services: Services, courseId: string): Promise<LoadedCourse> {
  const content = await loadCourseContent(services.db, courseId);
  if (content === null) throw refusal("COURSE_NOT_FOUND");
  const { course, steps, media } = content;
  const files = filesOf(content);
  const keys = new Map(files.map(({ file, key }) => [file.id, key]));
  for (const { id, storageKey } of media) keys.set(id, storageKey);
  return {
    course: {
      id: course.id,
      title: course.name,
      language: course.language,
      difficulty: course.difficulty,
      goal: course.goal,
      creator: await creatorName(services.db, course),
      editedAt: course.editedAt,
      passPercent: course.passPercent,
      entryTest: course.entryTest,
      finalQuiz: course.finalQuiz,
      quizQuestions: course.quizQuestions,
      design: course.design ?? OWN_DESIGN,
      steps: steps.map((step, at) => exportedStep(step, steps[at + 1])),
      figures: files.map(({ file }) => file),
      recordings: media.map(({ id, name, mediaType, fileBytes, transcript, captions }) => ({
        ...{ id, name, type: mediaType, bytes: fileBytes, transcript, captions },
      })),
    },
    keys,
  };
}
