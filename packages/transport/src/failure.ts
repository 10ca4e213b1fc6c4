import type { FailureCode } from '@lounge/protocol';

/**
 * Why a call gave no answer. `offline`: nothing came back. `http`: a status without a named failure. `shape`: the
 * answer did not fit its declaration. `declared`: a named failure. `unready`: the call was not made, because a token
 * or a log-in is missing.
 */
export type FailureKind = 'offline' | 'http' | 'shape' | 'declared' | 'unready';

/** A failed call as a value. Texts for guests are keyed by `code`; `requestId` is what a guest may quote. */
export interface Failure {
  readonly kind: FailureKind;
  readonly callId: string;
  readonly code: FailureCode;
  readonly field: string | null;
  readonly requestId: string | null;
  /** For programmers, never for guests. */
  readonly message: string;
}

/** An answer or a failure. */
export type Result<A> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly failure: Failure };

/** Says that a failure is silent on purpose, and which part of the specification asks for it. */
export const ignore = (_failure: Failure, _reason: `spec: ${string}`): void => undefined;
