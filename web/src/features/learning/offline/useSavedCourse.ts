import type { CoursePage } from "@lehrpfad/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { readSaved, removeSaved, type SavingProgress, saveCourse } from "./savedCourse.ts";

/** A course on this device: what is saved of it, and what saves and removes it. */
export function useSavedCourse(course: CoursePage, userId: string) {
  const queries = useQueryClient();
  const { slug } = course;
  const queryKey = ["saved", slug, userId];
  const saved = useQuery({
    queryKey,
    queryFn: () => readSaved(slug, userId),
    staleTime: 0,
  });
  const [progress, setProgress] = useState<SavingProgress | null>(null);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);
  const read = () => queries.invalidateQueries({ queryKey });
  const save = useMutation({
    mutationFn: async () => {
      const end = new AbortController();
      ending.current = end;
      setProgress({ steps: 0, bytes: 0 });
      return await saveCourse({ course, userId, signal: end.signal, tell: setProgress });
    },
    onSettled: () => {
      setProgress(null);
      return read();
    },
  });
  const remove = useMutation({ mutationFn: () => removeSaved(slug, userId), onSettled: read });
  const cancel = () => ending.current?.abort();
  return { saved: saved.data ?? null, isKnown: saved.isSuccess, progress, save, remove, cancel };
}
