import { failureStatus, isFailureCode, serviceAt } from '@lounge/protocol';
import type { WorldParts } from '../../../world/world.ts';
import { callOfType } from '../../call-of-type.ts';
import type { HttpContext } from '../http-context.ts';
import { worldOf } from '../request.ts';
import type { RequestContext } from './request-state.ts';

const untouched = { by: 'check', stub: null, delayedMs: 0, ms: 0 } as const;

/** Notes a failed request in the journal of its world, unless one of its calls is noted there: it was rejected before its call ran. */
export const noteRejectedRequest = async (
  { state, req, status, method }: RequestContext,
  { worlds, handlers }: Pick<HttpContext, 'worlds' | 'handlers'>,
): Promise<void> => {
  const { failure, requestId } = state;
  if (failure === null || !worlds.main.journal.isOn) return;
  const { path } = state.target;
  if (!path.startsWith('/rest/') && serviceAt(path) === undefined) return;
  const world = state.world ?? (await worldOf(req, worlds)) ?? worlds.main;
  if (world.journal.hasRequest(requestId)) return;
  const isCall = handlers.some(({ call }) => call.id === state.call);
  world.journal.note({
    ...untouched,
    request: requestId,
    kind: isCall ? state.handled.call.kind : method,
    call: state.call,
    status,
    code: failure.code,
    field: failure.field ?? null,
    guestId: state.visitor?.guestId ?? null,
  });
};

interface RejectedMessage {
  readonly id: string;
  /** Null if it has none. */
  readonly type: string | null;
  readonly code: string;
  readonly field?: string | null;
  readonly guestId: number | null;
}

/** Notes a message of the socket, unless its command is noted there: it was rejected before the command ran. */
export const noteRejectedMessage = (
  { id, type, code, field = null, guestId }: RejectedMessage,
  { journal }: WorldParts,
): void => {
  if (journal.hasRequest(id)) return;
  const status = isFailureCode(code) ? failureStatus[code] : 400;
  journal.note({ ...untouched, request: id, kind: 'command', call: callOfType(type), status, code, field, guestId });
};
