/** A failure that is no difference of content, named for the report. */
export interface Trouble {
  readonly kind:
    | 'notReachable'
    | 'tooSlow'
    | 'closed'
    | 'tooLarge'
    | 'notJson'
    | 'state'
    | 'nothingArrived'
    | 'notTried';
  readonly text: string;
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

export const tooSlow = (waitMs: number, what = 'no answer'): Trouble => ({
  kind: 'tooSlow',
  text: `too slow: ${what} within ${inMs(waitMs)}`,
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
  if (name === 'TimeoutError' || message === 'Opening handshake has timed out') return tooSlow(waitMs);
  if (droppedCodes.has(code ?? ''))
    return { kind: 'closed', text: `the connection was closed without an answer: ${address}` };
  const reason = code ?? message ?? String(cause);
  const hint = certificateCodes.test(reason) ? '; --insecure accepts any certificate' : '';
  return { kind: 'notReachable', text: `not reachable: ${address}, ${reason}${hint}` };
};

/** The trouble that an error names; any other error means that nothing arrived. */
export const troubleFrom = (error: unknown): Trouble =>
  error instanceof TroubleError ? error.trouble : { kind: 'nothingArrived', text: String(error) };
