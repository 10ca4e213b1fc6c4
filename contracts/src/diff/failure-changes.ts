import { providerOnly, type Breaks } from './change.ts';

/**
 * Failures that a call has or lost. The client handles each code of the contracts in any call; a code that is new to all of them widens
 * the enum of codes.
 */
export const failureChanges = (
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [text: string, breaks: Breaks])[] => [
  ...after.filter((each) => !before.includes(each)).map((each) => [`new failure ${each}`, providerOnly] as const),
  ...before
    .filter((each) => !after.includes(each))
    .map((each) => [`the failure ${each} is gone`, providerOnly] as const),
];
