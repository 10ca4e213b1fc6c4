/** Passes a value where its type is not accepted, for tests of wrong input. */
export const unchecked = (value: unknown): never => value as never;
