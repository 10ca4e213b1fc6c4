import { definitionOf, metaOf, pushEnvelope, fieldsOf, zodOf, type Schema } from '@lounge/protocol';
import { pushes, queryCalls, restCalls } from '@lounge/protocol/registry';
import * as z from 'zod/mini';
import { valueAt } from './json.ts';
import type { Difference } from './difference.ts';
import { itemCount } from './lists.ts';
import type { Frame } from './wire.ts';

/** How strictly values are compared. */
export interface SchemaOptions {
  /** Whether additional fields are differences too. */
  readonly strict: boolean;
}

type Issue = z.core.$ZodIssue;

const textOf = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

const pathText = (root: string, path: readonly PropertyKey[]): string =>
  root + path.map((name) => (typeof name === 'number' ? `[${name}]` : `.${String(name)}`)).join('');

/** A bound of a number, or of the length of a list or text. */
const boundText = ({ origin }: { readonly origin: string }, bound: number | bigint): string => {
  if (origin === 'array') return itemCount(Number(bound));
  return origin === 'string' ? `${bound} characters` : String(bound);
};

/** A value that came; of a list of the wrong length, the length. */
const gotOf = (issue: Issue, value: unknown): string => {
  const isOfLength = issue.code === 'too_small' || issue.code === 'too_big';
  return isOfLength && Array.isArray(value) ? itemCount(value.length) : textOf(value);
};

const expectedOf = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.map((each) => textOf(each)).join(', ')}`;
    case 'too_small':
      return `at least ${boundText(issue, issue.minimum)}`;
    case 'too_big':
      return `at most ${boundText(issue, issue.maximum)}`;
    case 'invalid_format':
      return `a text that matches ${issue.pattern ?? issue.format}`;
    case 'unrecognized_keys':
      return `no field ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return 'one of the declared options';
    default:
      return 'what is declared';
  }
};

/** The issues that count. An additional field does not, unless it is asked for, in an option of a union either. */
const counted = (issues: readonly Issue[], options: SchemaOptions): readonly Issue[] =>
  options.strict
    ? issues
    : issues.filter((issue) => {
        if (issue.code === 'unrecognized_keys') return false;
        return issue.code !== 'invalid_union' || issue.errors.every((each) => counted(each, options).length > 0);
      });

const isInstant = (text: string): boolean => {
  const at = Date.parse(text);
  return Number.isFinite(at) && new Date(at).toISOString() === text;
};

/** The paths of texts that have the form of an instant, such as month 99, and are none. */
const falseInstants = (of: Schema, value: unknown, path: readonly PropertyKey[] = []): readonly PropertyKey[][] => {
  const definition = definitionOf(of);
  if (value === null || value === undefined) return [];
  switch (definition.type) {
    case 'string':
      return metaOf(of).format === 'date-time' && typeof value === 'string' && !isInstant(value) ? [[...path]] : [];
    case 'nullable':
    case 'optional':
      return falseInstants(definition.innerType, value, path);
    case 'array':
      return (value as readonly unknown[]).flatMap((each, at) =>
        falseInstants(definition.element, each, [...path, at]),
      );
    case 'object':
      return Object.entries(definition.fields).flatMap(([name, field]) =>
        falseInstants(field, (value as Frame)[name], [...path, name]),
      );
    default:
      return [];
  }
};

/** The differences between a value and its declared schema, with paths that begin at a root. */
export const schemaDifferences = (
  of: Schema,
  value: unknown,
  { root = '$', strict }: SchemaOptions & { readonly root?: string },
): readonly Difference[] => {
  const parsed = z.safeParse(zodOf(of), value);
  const issues = parsed.success ? [] : counted(parsed.error.issues, { strict });
  if (issues.length > 0)
    return issues.map((issue) => ({
      at: pathText(root, issue.path),
      expected: expectedOf(issue),
      got: gotOf(issue, valueAt(value, issue.path)),
    }));
  return falseInstants(of, value).map((path) => ({
    at: pathText(root, path),
    expected: 'an instant that exists',
    got: textOf(valueAt(value, path)),
  }));
};

const byCall = new Map([...restCalls, ...queryCalls].map((call) => [call.id, call]));
const byType = new Map(pushes.map((push) => [push.type, push]));

/** The differences between the answer to a call and its declaration: of a success only, as pacts name the codes of failures. */
export const answerDifferences = (
  callId: string,
  { status, body }: { readonly status: number; readonly body: string },
  options: SchemaOptions,
): readonly Difference[] => {
  const call = byCall.get(callId);
  if (call === undefined || status !== 200 || (call.kind === 'rest' && call.isFile === true)) return [];
  let parsed: unknown;
  try {
    parsed = body === '' ? null : JSON.parse(body);
  } catch {
    // Named by the transport.
    return [];
  }
  if (call.kind === 'rest') return schemaDifferences(call.answer, parsed, options);
  const { data, errors } = (parsed ?? {}) as { data?: Readonly<Record<string, unknown>> | null; errors?: unknown };
  const value = data?.[call.name];
  // As for the client, none are no failure.
  const hasFailed = Array.isArray(errors) && errors.length > 0;
  if (hasFailed && (value === undefined || value === null)) return [];
  const beside = hasFailed ? [{ at: '$.errors', expected: 'no errors beside data', got: textOf(errors) }] : [];
  return [...schemaDifferences(call.answer, value, { ...options, root: `$.data.${call.name}` }), ...beside];
};

/** The differences between a frame of the server and its declaration. */
export const frameDifferences = (frame: Frame, options: SchemaOptions): readonly Difference[] => {
  const push = byType.get(String(frame['type']));
  if (push === undefined) return [{ at: '$.type', expected: 'a declared push', got: textOf(frame['type']) }];
  const envelope = fieldsOf(pushEnvelope);
  const payload = Object.fromEntries(
    Object.entries(frame).filter(
      ([name]) => !Object.hasOwn(envelope, name) || Object.hasOwn(fieldsOf(push.payload), name),
    ),
  );
  return schemaDifferences(push.payload, payload, options);
};
