import type { FailureCode } from '@lounge/protocol';

/** The failures of any call. */
export const commonFailures: readonly FailureCode[] = ['malformed', 'needLogin', 'tooMany', 'failed', 'unavailable'];
