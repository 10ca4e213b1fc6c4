import type { RestCall } from '@lounge/protocol';
import type { Middleware, ParameterizedContext } from 'koa';
import type { HandledCall } from '../../../dispatch/handler.ts';
import type { Caller, WorldParts } from '../../../world/world.ts';
import type { RequestTarget } from '../request.ts';

/** The results of a request's steps. Each field is set by one step, for the steps after it. */
export interface RequestState {
  /** From `log`. */
  requestId: string;
  /** From `log`. */
  target: RequestTarget;
  /** The name of the request in the log: its path, until a step knows its call. */
  call: string;
  /** How the request failed, for the log. */
  failure: { readonly code: string; readonly field?: string | null; readonly cause?: unknown } | null;
  /** The visitor as the log names it: from `caller`, or where a file's viewer is found. Null until then. */
  visitor: { readonly guestId: number | null; readonly session?: string | null } | null;
  /** Whether the request changes something, so that the log names the guest: from `route`, or the last step of a query. */
  isChange: boolean;
  /** From `route`. */
  handled: HandledCall & { readonly call: RestCall };
  /** The parameters of the path, from `route`. */
  params: Readonly<Record<string, string>>;
  /** From `world`. */
  world: WorldParts;
  /** From `caller`. */
  caller: Caller;
  /** The parsed JSON or the bytes of a file, from `jsonBody` or `fileBody`. */
  body: unknown;
  /** The parsed input of the call, from `input`. */
  input: unknown;
}

/** The Koa context of a request. */
export type RequestContext = ParameterizedContext<RequestState>;

/** Koa middleware that does one thing for a request, then calls the next step, or ends the request by `reject`. */
export type Step = Middleware<RequestState>;
