import { parse } from '../schema/parse.ts';
import { fieldsOf, unwrap, type Infer, type Schema } from '../schema/schema.ts';
import type { RestCall } from './call.ts';

type Fields = Readonly<Record<string, unknown>>;

const parameterPattern = /\{(\w+)\}/g;

/** Returns the names of the parameters of a REST path, in order. */
export const pathParameters = (path: string): readonly string[] =>
  [...path.matchAll(parameterPattern)].map((match) => match[1] ?? '');

const encodeValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** An encoded input. `query` values are strings, `body` is a JSON value, a file's bytes or null. */
export interface RestParts {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Encodes a call's input as path, query string and body. Values that are not strings are encoded as JSON. */
export const encodeRest = (call: RestCall, input: Fields): RestParts => {
  const inPath = new Set(pathParameters(call.path));
  const path = call.path.replace(parameterPattern, (_, name: string) => encodeURIComponent(encodeValue(input[name])));
  const rest = Object.entries(input).filter(([name, value]) => !inPath.has(name) && value !== undefined);
  if (call.maxUploadBytes !== null) return { path, query: {}, body: input['bytes'] };
  return call.method === 'GET'
    ? { path, query: Object.fromEntries(rest.map(([name, value]) => [name, encodeValue(value)])), body: null }
    : { path, query: {}, body: Object.fromEntries(rest) };
};

const isString = (of: Schema): boolean => ['string', 'enum'].includes(unwrap(of).bare.type);

const decodeValue = (fields: Readonly<Record<string, Schema>>, name: string, value: string): unknown => {
  const of = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (of === undefined || isString(of)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

/** Decodes a call's input from a request: path and query values by the schema of their field, then the whole by the schema of the input. */
export const decodeRest = <I extends Schema>(
  call: RestCall<I>,
  received: { params: Readonly<Record<string, string>>; query: Readonly<Record<string, string>>; body: unknown },
): { ok: true; value: Infer<I> } | { ok: false; field: string | null } => {
  const fields = fieldsOf(call.input);
  // Without a prototype, so that a field named __proto__ is an unknown field and cannot bypass the schema.
  const input = Object.create(null) as Record<string, unknown>;
  if (call.method === 'GET') {
    for (const [name, value] of Object.entries(received.query)) input[name] = decodeValue(fields, name, value);
  } else if (call.maxUploadBytes !== null) {
    input['bytes'] = received.body;
  } else if (typeof received.body === 'object' && received.body !== null && !Array.isArray(received.body)) {
    Object.assign(input, received.body);
  } else if (received.body !== undefined && received.body !== null) {
    return { ok: false, field: null };
  }
  for (const [name, value] of Object.entries(received.params)) input[name] = decodeValue(fields, name, value);
  const parsed = parse(call.input, input);
  return parsed.ok ? parsed : { ok: false, field: parsed.field };
};
