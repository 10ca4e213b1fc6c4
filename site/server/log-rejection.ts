import { whoOf, type ReferenceServer } from '@lounge/mock-api/server';
import type { Context } from 'koa';
import type { GuestSession } from './session.ts';

/** A rejected request for a page or a form. */
interface Rejection {
  /** The name of the page in the log; never a path, which may contain what a client wants to see there. */
  readonly call: string;
  readonly status: number;
  readonly code: string;
  readonly session?: GuestSession | null;
}

/** Writes a line for a rejected request, with guest, session and address as far as they are known. */
export const logRejection = (
  { req }: Pick<Context, 'req'>,
  { session = null, ...rejection }: Rejection,
  { log, newRequestId, hosting }: Pick<ReferenceServer['context'], 'log' | 'newRequestId' | 'hosting'>,
): void => log({ id: newRequestId(), ms: 0, ...rejection, ...whoOf(session, hosting.addressOf(req)) });
