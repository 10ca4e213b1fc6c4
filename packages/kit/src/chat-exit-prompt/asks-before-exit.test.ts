import { expect, test } from 'vitest';
import { asksBeforeExit } from './asks-before-exit.ts';

/**
 * @spec constant:chat.minDurationForExitPrompt, component:ChatExitPrompt 4, feature:chat.end 1, state:chat-connection 7
 */
test.each([
  [0, false],
  [29.9, false],
  [30, true],
  [600, true],
])('a chat of %d seconds asks: %j', (seconds, asks) => {
  expect(asksBeforeExit(seconds)).toBe(asks);
});
