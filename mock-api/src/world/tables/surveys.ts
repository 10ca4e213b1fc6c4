/** The tables of surveys. */
export const surveyTables = {
  /** The answers of a guest or visitor about a chat, once for each; `chatKey` is that of a chat or of a voice call. */
  chatSurvey: {
    id: 'id',
    chatKey: 'text unique',
    guestId: 'int null',
    actorId: 'int',
    rating: 'int',
    feedback: 'text null',
    url: 'text',
    isMobile: 'flag',
    at: 'instant',
  },
} as const;
