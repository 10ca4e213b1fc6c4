export { livePreviewSeconds } from '../../foundation/subscriptions/index.ts';
export * from './billing.ts';
export * from './exit-codes.ts';

/** How many runs of a toy a guest can have open with a performer. @assumed */
export const maxOpenToyRuns = 5;

/**
 * The results of an anonymous voice call; 2000 is success.
 * @spec constant:voiceCall.successCode, error:voicecall-not-2000
 * @assumed The codes of failures.
 */
export const voiceCallResult = { success: 2000, offline: 2002, notOffered: 2003, busy: 2004, blocked: 2005 } as const;

/** The limits of an anonymous voice call in milliseconds: for the answer, and the call. @assumed Anonymous calls are free, and short. */
export const voiceCallLimitsMs = { ring: 20_000, call: 180_000 } as const;
