/** The tables of surveys. */
export const surveyTables = {
  /** What a guest or visitor said of a chat, once for each; `chat_key` is that of a chat or of a voice call. */
  chat_survey: {
    id: 'id',
    chat_key: 'text unique',
    guest_id: 'int null',
    actor_id: 'int',
    rating: 'int',
    feedback: 'text null',
    url: 'text',
    is_mobile: 'flag',
    at: 'instant',
  },
} as const;
