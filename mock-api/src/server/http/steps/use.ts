import type { AnyCall } from '@lounge/protocol';
import { logBrowserOnline, logWebsocketConnectionError } from '@lounge/protocol/foundation/telemetry';
import type { HttpContext } from '../http-context.ts';
import type { Step } from './request-state.ts';

/** Calls that a page makes by itself, so that they do not show that somebody is there. */
const automatic: ReadonlySet<AnyCall> = new Set([logBrowserOnline, logWebsocketConnectionError]);

/**
 * Notes that a session is used, by changes only: pages read by themselves when a push comes or a connection is back. Opening a page
 * counts as well, which the host notes.
 */
export const recordUse =
  (context: Pick<HttpContext, 'noteUse'>): Step =>
  async (ctx, next) => {
    const { visitor, isChange, handled, world } = ctx.state;
    if (isChange && visitor?.session != null && !automatic.has(handled.call))
      await context.noteUse(visitor.session, world);
    return next();
  };
