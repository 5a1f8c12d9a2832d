import { toast as sonner } from "sonner";

/** Words about what happened elsewhere or in the background; errors of a field or a page stay there instead. */
export const toast = {
  success: (title: string, description?: string) => sonner.success(title, { description }),
  error: (title: string, description?: string) => sonner.error(title, { description }),
  info: (title: string, description?: string) => sonner.info(title, { description }),
};
