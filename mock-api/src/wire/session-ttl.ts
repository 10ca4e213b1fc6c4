/** The session's life after a ping, in seconds, as a pong tells it. */
export const sessionTtl = 120;
