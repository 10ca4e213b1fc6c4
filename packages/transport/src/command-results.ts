import type { Command } from '@lounge/protocol';
import { makeFailure, type Result } from './failure.ts';

/**
 * How long a call waits for connection and reply, in milliseconds. Short, because a change that takes effect long after the
 * guest asked for it surprises more than one that is visibly undone. @assumed 15 seconds.
 */
export const callTimeoutMs = 15_000;

/** How long a call with a file waits for its response, in milliseconds: a slow line needs the time for its bytes. @assumed 2 minutes. */
export const uploadTimeoutMs = 120_000;

/** The result of a command without a connection. */
export const noConnection = ({ id }: Command): Result<never> => ({
  ok: false,
  failure: makeFailure(id, 'offline', 'unavailable', { message: `${id}: no reply` }),
});

/** The result of a command that needs a guest, for an anonymous visitor. */
export const loginNeeded = ({ id }: Command): Result<never> => ({
  ok: false,
  failure: makeFailure(id, 'unready', 'needLogin', { message: `${id}: the visitor is not logged in` }),
});
