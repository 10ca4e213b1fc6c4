import { AsyncLocalStorage } from 'node:async_hooks';
import type { FailureCode } from '@lounge/protocol';
import type { Middleware } from 'koa';
import { delayOf, failureOf, FaultError } from '../dev-console/fault-of.ts';
import { failed, failureBody, type AroundCall } from '../dispatch/run-call.ts';
import { waitByTimer } from './after-by-timer.ts';

interface PreferredFault {
  readonly code: FailureCode | null;
  readonly ms: number;
}

/** Reads `Prefer: code=needPurchase, delay=2000` (RFC 7240); other preferences are ignored. Throws a `FaultError`. */
const readPreferred = (header: string): PreferredFault | null => {
  const preferences = new URLSearchParams(header.replaceAll(/\s*[,;]\s*/g, '&'));
  const [code, delay] = [preferences.get('code'), preferences.get('delay')];
  if (code === null && delay === null) return null;
  return {
    code: code === null ? null : failureOf(code),
    ms: delay === null ? 0 : delayOf(Number(delay)),
  };
};

/** Faults that a request chooses for itself by the header `Prefer`: the middleware that reads it, and what runs around calls. */
export const preferredFaults = (): { readonly before: Middleware; readonly aroundCall: AroundCall } => {
  const preferred = new AsyncLocalStorage<PreferredFault>();
  return {
    before: (ctx, next) => {
      const header = ctx.get('Prefer');
      if (header === '') return next();
      try {
        const fault = readPreferred(header);
        if (fault === null) return next();
        ctx.set('Preference-Applied', header);
        return preferred.run(fault, next);
      } catch (error) {
        if (!(error instanceof FaultError)) throw error;
        ctx.status = 400;
        ctx.body = { ...failureBody('malformed', 'Prefer', 'prefer'), message: error.message };
        return Promise.resolve();
      }
    },
    aroundCall: async (_call, _caller, run) => {
      const fault = preferred.getStore();
      if (fault === undefined) return run();
      if (fault.ms > 0) await waitByTimer(fault.ms);
      const delay = fault.ms;
      if (fault.code !== null) return { ...failed(fault.code), decided: { by: 'prefer', delay } };
      const outcome = await run();
      return { ...outcome, decided: { by: 'handler', ...outcome.decided, delay } };
    },
  };
};
