import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api } from "../../lib/api.ts";
import { enrolmentToken } from "../../lib/enrolmentToken.ts";
import { currentLanguage } from "../../lib/language.ts";
import { adoptSession } from "../../lib/session.ts";
import { useReloadLearning } from "./queries.ts";
import { entryTestPath, stepPath } from "./steps.ts";

export interface EntryDetails {
  firstName: string;
  lastName: string;
  email: string;
}

interface Started {
  entryTest: boolean;
  enrolment: { nextPosition: number };
}

/** The three ways into a course. Each ends at the entry test or the first open step, or calls `onStarted` instead. */
export function useStart(slug: string, onStarted?: () => void) {
  const navigate = useNavigate();
  const reload = useReloadLearning();
  const go = async ({ entryTest, enrolment }: Started) => {
    const fresh = reload();
    if (onStarted) {
      await fresh;
      onStarted();
    } else {
      await navigate(entryTest ? entryTestPath(slug) : stepPath(slug, enrolment.nextPosition));
    }
  };
  const enrol = useMutation({
    mutationFn: async () => {
      const started = await api.learning.enrol({ slug });
      enrolmentToken.remove(slug);
      await go(started);
    },
  });
  const register = useMutation({
    mutationFn: async (person: EntryDetails) => {
      const started = await api.learning.register({ slug, ...person, language: currentLanguage() });
      if (started.session) await adoptSession(started.session);
      enrolmentToken.remove(slug);
      await go(started);
    },
  });
  const anonymous = useMutation({
    mutationFn: async () => {
      const started = await api.learning.startAnonymously({ slug });
      if (started.token) enrolmentToken.set(slug, started.token);
      await go(started);
    },
  });
  return { enrol, register, anonymous };
}
