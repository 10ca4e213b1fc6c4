import { isFailureCode, parse, unwrap, type AnyCall, type Infer, type QueryCall, type Schema } from '@lounge/protocol';
import type { WireAnswer } from './call-transport.ts';
import { makeFailure, type Failure, type Result } from './failure.ts';

/** How answers are read. */
export interface ReadOptions {
  /** Whether a schema mismatch is a failure. If not, as in production, it is reported and a fallback is returned. */
  readonly strict: boolean;
  /** Called for each schema mismatch. */
  readonly report: (failure: Failure) => void;
}

const stringOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads a failure of REST's `error` or GraphQL's `extensions`. One without a declared code says no more than that it failed. */
const declaredFailure = (callId: string, error: unknown, status: number, message?: string): Failure => {
  const { code, field, requestId } = (error ?? {}) as Readonly<Record<string, unknown>>;
  const more = { requestId: stringOrNull(requestId), ...(message ? { message } : {}) };
  return isFailureCode(code)
    ? makeFailure(callId, 'declared', code, { ...more, field: stringOrNull(field) })
    : makeFailure(callId, 'http', 'failed', { ...more, message: message ?? `${callId}: status ${status}` });
};

/** The specified fallback for missing data: an empty list, or null if the answer can be null. */
const fallbackOf = (schema: Schema): { value: unknown } | null => {
  const { bare, open } = unwrap(schema);
  if (open) return { value: null };
  return bare.type === 'array' ? { value: [] } : null;
};

const parseAnswer = <A extends Schema>(
  callId: string,
  schema: A,
  body: unknown,
  options: ReadOptions,
): Result<Infer<A>> => {
  const parsed = parse(schema, body);
  if (parsed.ok) return { ok: true, value: parsed.value };
  const mismatch = makeFailure(callId, 'schemaMismatch', 'failed', {
    field: parsed.field,
    message: `${callId}: the answer does not match its schema at ${parsed.field ?? 'its root'}; server and contract disagree`,
  });
  options.report(mismatch);
  if (options.strict) return { ok: false, failure: mismatch };
  if (parsed.unknownFieldsOnly) return { ok: true, value: body as Infer<A> };
  const fallback = fallbackOf(schema);
  return fallback === null ? { ok: false, failure: mismatch } : { ok: true, value: fallback.value as Infer<A> };
};

const queryAnswer = (call: QueryCall, { status, body }: WireAnswer, options: ReadOptions): Result<unknown> => {
  const { data, errors } = (body ?? {}) as { data?: Readonly<Record<string, unknown>> | null; errors?: unknown };
  if (Array.isArray(errors) && errors.length > 0) {
    const { message, extensions } = (errors[0] ?? {}) as { message?: string; extensions?: unknown };
    return { ok: false, failure: declaredFailure(call.id, extensions, status, message) };
  }
  return parseAnswer(call.id, call.answer, data?.[call.name], options);
};

/**
 * Reads the response to a call. A response without a body is one without data: null, where the answer can be.
 * @spec error:http-not-ok, feature:shell.failure, state:rest-client
 */
export const readAnswer = (call: AnyCall, answer: WireAnswer, options: ReadOptions): Result<unknown> => {
  if (answer.status < 200 || answer.status > 299) {
    const error = (answer.body as { error?: unknown } | undefined)?.error;
    return { ok: false, failure: declaredFailure(call.id, error, answer.status) };
  }
  return call.kind === 'query'
    ? queryAnswer(call, answer, options)
    : parseAnswer(call.id, call.answer, answer.body ?? null, options);
};
