import type { Middleware } from 'koa';
import type { AroundCall } from '../../dispatch/run-call.ts';
import type { AroundChange } from '../../world/observed-database.ts';

/** The traces of one process. */
export interface Tracing {
  /** Middleware that opens the span of a request. */
  readonly request: Middleware;
  readonly aroundCall: AroundCall;
  readonly aroundChange: AroundChange;
  /** Sends what was not sent yet. Waits two seconds at most. */
  close(): Promise<void>;
}
