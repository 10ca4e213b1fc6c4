/** How long a session lives after a ping, in seconds; sent with each pong. */
export const sessionTtl = 120;
