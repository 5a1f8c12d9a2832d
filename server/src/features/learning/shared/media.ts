/** What a ticket is for. Who manages a course may play what is in it while it is not open. */
export const ticketFor = (courseId: string, mediaId: string, manages: boolean) =>
  `media/${courseId}/${mediaId}/${manages ? "manager" : "participant"}`;
