import type { FailureCode } from '@lounge/protocol';

/**
 * The reason of a failed call: `offline` no response, `http` a status without a declared failure, `schemaMismatch` an answer that does not
 * match, `declared` a declared failure, `unready` not sent for want of a token or log-in.
 */
export type FailureKind = 'offline' | 'http' | 'schemaMismatch' | 'declared' | 'unready';

/** A failed call as a value. Texts for guests are chosen by `code`; a guest can quote `requestId` to support. */
export interface Failure {
  readonly kind: FailureKind;
  readonly callId: string;
  readonly code: FailureCode;
  readonly field: string | null;
  readonly requestId: string | null;
  /** For developers, never shown to guests. */
  readonly message: string;
}

/** An answer or a failure. */
export type Result<A> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly failure: Failure };

/** Creates a failure. */
export const makeFailure = (
  callId: string,
  kind: FailureKind,
  code: FailureCode,
  more: Partial<Pick<Failure, 'field' | 'requestId' | 'message'>> = {},
): Failure => ({
  callId,
  kind,
  code,
  field: more.field ?? null,
  requestId: more.requestId ?? null,
  message: more.message ?? `${callId}: ${kind} ${code}`,
});

/** The standing of the guest's account that rejected a call, for good; null for every other reason. */
export const standingIn = ({ code }: Failure): 'locked' | 'restricted' | null =>
  code === 'locked' || code === 'restricted' ? code : null;

/** Ignores a failure on purpose; `reason` names the part of the specification that asks for it. */
export const ignore = (_failure: Failure, _reason: `spec: ${string}`): void => undefined;
