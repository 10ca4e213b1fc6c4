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
  /** Feedback about the site; a job deletes the address after 90 days. */
  feedback: {
    id: 'id',
    guestId: 'int null',
    rating: 'int',
    feedback: 'text null',
    email: 'text null',
    url: 'text',
    isMobile: 'flag',
    at: 'instant',
  },
  /** Until when a guest, a visitor or a network gives no more feedback; `key` begins with which of them it is. */
  feedbackTurn: { key: 'key', at: 'instant', until: 'instant' },
} as const;
