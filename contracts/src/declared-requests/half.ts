/** The halves of the requests that follow from declarations: those that must be rejected, and those that must not. */
export const halves = ['invalid', 'valid'] as const;

/** One of the halves. */
export type Half = (typeof halves)[number];

const claims: Readonly<Record<Half, string>> = {
  invalid: 'rejects what its declaration excludes',
  valid: 'accepts what its declaration allows at its edges',
};

/** The description of the result of a call's half, which is also its name among all others. */
export const descriptionOf = (callId: string, half: Half): string => `${callId} ${claims[half]}`;

/** The half that a description names. */
export const halfOf = (description: string): Half =>
  halves.find((half) => description.endsWith(claims[half])) ?? 'invalid';
