import { parse } from '../schema/parse.ts';
import { definitionOf, fieldsOf, unwrap, type Infer, type Schema } from '../schema/schema.ts';
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

/** The texts of numbers in paths and queries: an integer has one text, a fraction those of JSON. */
const integerText = /^(?:0|-?[1-9]\d*)$/;
const numberText = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** The value of a text by its schema. A text that is none stays as it is, which the schema rejects. */
const decodeValue = (fields: Readonly<Record<string, Schema>>, name: string, value: string): unknown => {
  const of = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (of === undefined) return value;
  const { bare, open } = unwrap(of);
  const definition = definitionOf(bare);
  if (definition.type === 'string' || definition.type === 'enum') return value;
  if (open && value === 'null') return null;
  switch (definition.type) {
    case 'boolean':
      return value === 'true' || (value === 'false' ? false : value);
    case 'number':
      return (definition.isInteger ? integerText : numberText).test(value) ? Number(value) : value;
    default:
      try {
        return JSON.parse(value) as unknown;
      } catch {
        return value;
      }
  }
};

/**
 * Decodes a call's input from a request: path and query values by the schema of their field, then the whole by that of the input.
 * Rejects what is not declared. No body counts as an empty object; null does not.
 */
export const decodeRest = <I extends Schema>(
  call: RestCall<I>,
  received: { params: Readonly<Record<string, string>>; query: Readonly<Record<string, string>>; body: unknown },
): { ok: true; value: Infer<I> } | { ok: false; field: string | null } => {
  const fields = fieldsOf(call.input);
  // Without a prototype, so that a field named __proto__ is an unknown field and cannot bypass the schema.
  const input = Object.create(null) as Record<string, unknown>;
  const names = Object.keys(received.query);
  if (call.method === 'GET') {
    for (const name of names) input[name] = decodeValue(fields, name, received.query[name] ?? '');
  } else if (names[0] !== undefined) {
    return { ok: false, field: names[0] };
  } else if (call.maxUploadBytes !== null) {
    input['bytes'] = received.body;
  } else if (typeof received.body === 'object' && received.body !== null && !Array.isArray(received.body)) {
    Object.assign(input, received.body);
  } else if (received.body !== undefined) {
    return { ok: false, field: null };
  }
  for (const [name, value] of Object.entries(received.params)) {
    if (name in input) return { ok: false, field: name };
    input[name] = decodeValue(fields, name, value);
  }
  const parsed = parse(call.input, input);
  return parsed.ok ? parsed : { ok: false, field: parsed.field };
};
