import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { retryPassing } from "../learning/queries.ts";

export const CAMPUS = "/dashboard?view=participant";

export function useMyCourses() {
  return useQuery({ ...orpc.learning.myCourses.queryOptions({ input: {} }), staleTime: 0 });
}

export function useCertificate(code: string) {
  return useQuery({ ...orpc.campus.certificate.queryOptions({ input: { code } }), retry: retryPassing });
}

export function useReminderSetting(token: string) {
  return useQuery({ ...orpc.campus.reminderSetting.queryOptions({ input: { token } }), retry: retryPassing });
}

export function useRepetitionMailSetting(token: string) {
  return useQuery({
    ...orpc.campus.repetitionMailSetting.queryOptions({ input: { token } }),
    retry: retryPassing,
  });
}

export function useNotificationSetting(token: string) {
  return useQuery({
    ...orpc.courses.notificationSetting.queryOptions({ input: { token } }),
    retry: retryPassing,
  });
}
