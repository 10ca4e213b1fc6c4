import {
  definitionOf,
  isFailureCode,
  parse,
  unwrap,
  type AnyCall,
  type FailureCode,
  type Infer,
  type QueryCall,
  type Schema,
} from '@lounge/protocol';
import type { WireAnswer } from './call-transport.ts';
import type { Failure, FailureKind, Result } from './failure.ts';

/** What reading an answer depends on. */
export interface ReadOptions {
  /** Whether a misfit answer is a failure; where guests browse it is reported and a fallback handed on. */
  readonly strict: boolean;
  /** Hears of misfit answers. */
  readonly report: (failure: Failure) => void;
}

const failure = (
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

export { failure as makeFailure };

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A failure as the wire carries it, in REST's `error` or GraphQL's `extensions`. */
const declaredFailure = (callId: string, carried: unknown, status: number, message?: string): Failure => {
  const { code, field, requestId } = (carried ?? {}) as Readonly<Record<string, unknown>>;
  const more = { field: textOrNull(field), requestId: textOrNull(requestId), ...(message ? { message } : {}) };
  return isFailureCode(code)
    ? failure(callId, 'declared', code, more)
    : failure(callId, 'http', 'failed', { ...more, message: message ?? `${callId}: status ${status}` });
};

/** The documents' fallback for missing data: an empty list, or null where the answer may be null. */
const fallbackOf = (of: Schema): { value: unknown } | null => {
  const { bare, open } = unwrap(of);
  if (open) return { value: null };
  return definitionOf(bare).type === 'array' ? { value: [] } : null;
};

const fitted = <A extends Schema>(callId: string, of: A, body: unknown, options: ReadOptions): Result<Infer<A>> => {
  const parsed = parse(of, body);
  if (parsed.ok) return { ok: true, value: parsed.value };
  const mismatch = failure(callId, 'shape', 'failed', {
    field: parsed.field,
    message: `${callId}: the answer does not fit its declaration at ${parsed.field ?? 'its root'}; the back end and the contract disagree`,
  });
  options.report(mismatch);
  if (options.strict) return { ok: false, failure: mismatch };
  if (parsed.unknownFieldsOnly) return { ok: true, value: body as Infer<A> };
  const fallback = fallbackOf(of);
  return fallback === null ? { ok: false, failure: mismatch } : { ok: true, value: fallback.value as Infer<A> };
};

const queryAnswer = (call: QueryCall, { status, body }: WireAnswer, options: ReadOptions): Result<unknown> => {
  const { data, errors } = (body ?? {}) as { data?: Readonly<Record<string, unknown>> | null; errors?: unknown };
  if (Array.isArray(errors) && errors.length > 0) {
    const { message, extensions } = (errors[0] ?? {}) as { message?: string; extensions?: unknown };
    return { ok: false, failure: declaredFailure(call.id, extensions, status, message) };
  }
  return fitted(call.id, call.answer, data?.[call.name], options);
};

/**
 * Reads what came back for a call.
 * @spec error:http-not-ok
 */
export const readAnswer = (call: AnyCall, answer: WireAnswer, options: ReadOptions): Result<unknown> => {
  if (answer.status < 200 || answer.status > 299) {
    const carried = (answer.body as { error?: unknown } | undefined)?.error;
    return { ok: false, failure: declaredFailure(call.id, carried, answer.status) };
  }
  return call.kind === 'query'
    ? queryAnswer(call, answer, options)
    : fitted(call.id, call.answer, answer.body, options);
};
