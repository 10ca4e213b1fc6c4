/** The size of the largest answer or frame that is read, in bytes. */
export const maxAnswerBytes = 4_000_000;

/** The timeout of a response or frame, in milliseconds. */
export const defaultWaitMs = 2_000;

/** The shortest time for addresses and states, in milliseconds: a slow server is reachable, and a world of a test may be a database that has to be made. */
export const leastWaitMs = 10_000;
