/** An error in what the command was given, reported in one line. */
export class UsageError extends Error {}
