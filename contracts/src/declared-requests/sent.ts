import type { FailureCode } from '@lounge/protocol';
import * as fc from 'fast-check';
import type { InvalidKind, ValidKind } from './kinds.ts';

/** A request over HTTP. */
export interface HttpSent {
  readonly method: string;
  /** With the query string. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A text or bytes as they are; null without a body. */
  readonly body: string | Uint8Array | null;
}

/** A frame on a socket whose session is that of the visitor. */
export interface FrameSent {
  readonly frame: Readonly<Record<string, unknown>>;
  /** The type of the reply that is awaited. @default none, as a rejection comes before the answer to a ping */
  readonly reply?: string | null;
}

/** A request that a server must reject, with the rejection. */
export interface InvalidRequest {
  readonly kind: InvalidKind;
  /** Where it is wrong, for the report. */
  readonly place: string;
  readonly sent: fc.Arbitrary<HttpSent | FrameSent>;
  readonly code: FailureCode;
  /** The field that the rejection names; undefined where it is not compared. */
  readonly field: string | null | undefined;
}

/** A request that a server must accept. */
export interface ValidRequest {
  readonly kind: ValidKind;
  /** The place of the edge, for the report. */
  readonly place: string;
  readonly sent: fc.Arbitrary<HttpSent | FrameSent>;
  /** The failures that it may end with. */
  readonly failures: readonly FailureCode[];
  /** Whether `malformed` is no difference, by the field that it names; null where it names none. */
  readonly isCondition: (field: string | null) => boolean;
  /** A long text that it has: an answer that repeats it has the whole. */
  readonly text?: string | undefined;
}

/** The token of the anonymous visitor that a run makes beside the states of a call. */
export const visitorToken = 'invalid-requests-visitor';

/** A token that no state makes. */
export const unknownToken = 'no-such-token';

/** A key that is longer than allowed. */
export const longKey = 'k'.repeat(201);

/** The largest body of JSON in bytes. */
export const maxJsonBytes = 100_000;

/** Bodies that are no JSON object. */
export const noObjects = fc.constantFrom('{"broken', 'null', '[]', '"text"', '1');

/** Values of the parameter `language` that name none of the languages. */
export const unknownLanguages = fc.constantFrom('fr', 'EN', 'de-AT', '');
