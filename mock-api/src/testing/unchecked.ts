/** Passes a value where its type is not accepted, for tests of wrong input. */
// Tests of wrong input must pass what the types exclude.
export const unchecked = (value: unknown): never => value as never;
