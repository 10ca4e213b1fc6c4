/** The size of the largest answer or frame that is read, in bytes. */
export const maxAnswerBytes = 4_000_000;

/** The timeout of a response or frame, in milliseconds. */
export const defaultWaitMs = 2_000;
