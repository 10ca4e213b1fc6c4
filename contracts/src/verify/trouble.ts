import { byProxy } from './proxies.ts';

/** A failure that is no difference of content, named for the report. */
export interface Trouble {
  readonly kind:
    | 'notReachable'
    | 'tooSlow'
    | 'closed'
    | 'redirected'
    | 'cut'
    | 'tooLarge'
    | 'notJson'
    | 'state'
    | 'nothingArrived'
    | 'notTried';
  readonly text: string;
  /** The address that refused the connection, as one does behind which nothing runs. */
  readonly refusedAt?: string;
}

/** An error with a name for the report. */
export class TroubleError extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.text);
    this.trouble = trouble;
  }
}

const inMs = (ms: number): string => `${ms.toLocaleString('en')} ms`;

export const tooSlow = (waitMs: number, what = 'no answer', more = ''): Trouble => ({
  kind: 'tooSlow',
  text: `too slow: ${what} within ${inMs(waitMs)}${more}`,
});

/** The innermost cause, which names the system's code. */
const innermost = (error: unknown): unknown => {
  let inner = error;
  for (let depth = 0; depth < 5 && inner instanceof Error && inner.cause !== undefined; depth += 1) inner = inner.cause;
  // A host with two addresses fails with the errors of both.
  return inner instanceof AggregateError ? (inner.errors[0] as unknown) : inner;
};

const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/;

/** Errors of a connection that was there. */
const droppedCodes: ReadonlySet<string> = new Set(['UND_ERR_SOCKET', 'ECONNRESET']);

/** Names an error of a connection to an address; the wait is in milliseconds. */
export const troubleOf = (error: unknown, address: string, waitMs: number): Trouble => {
  if (error instanceof TroubleError) return error.trouble;
  const cause = innermost(error);
  const { name, code, message } = cause as { name?: string; code?: string; message?: string };
  const by = byProxy(address);
  if (name === 'TimeoutError' || message === 'Opening handshake has timed out')
    return tooSlow(waitMs, 'no answer', `: ${address}${by}`);
  if (droppedCodes.has(code ?? ''))
    return { kind: 'closed', text: `the connection was closed without an answer: ${address}${by}` };
  // An answer of the proxy is told by its message.
  const reason = (code === 'UND_ERR_ABORTED' ? message : code) ?? message ?? String(cause);
  const hint = certificateCodes.test(reason) ? '; --insecure accepts any certificate' : '';
  const text = `not reachable: ${address}, ${reason}${by}${hint}`;
  return { kind: 'notReachable', text, ...(code === 'ECONNREFUSED' && by === '' ? { refusedAt: address } : {}) };
};

/** The trouble that an error names; any other error means that nothing arrived. */
export const troubleFrom = (error: unknown): Trouble =>
  error instanceof TroubleError ? error.trouble : { kind: 'nothingArrived', text: String(error) };
