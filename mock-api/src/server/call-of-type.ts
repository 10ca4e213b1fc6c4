/** The name of a socket's message in the log. */
export const callOfType = (type: string | null): string =>
  type === null ? 'socket' : `socket ${JSON.stringify(type)}`;
