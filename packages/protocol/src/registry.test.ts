/// <reference types="vite/client" />
import { expect, test } from 'vitest';
import type { Declaration } from './declare/call.ts';
import { isEnvelopeParameter, messageEnvelope, pushEnvelope } from './declare/envelope.ts';
import { innerSchemas, metaOf, fieldsOf, type Schema } from './schema/schema.ts';
import { pathParameters } from './declare/wire.ts';
import { commands, declarations, pushes, queryCalls, restCalls } from './registry.ts';

const duplicatesIn = (names: readonly string[]): readonly string[] =>
  names.filter((name, at) => names.indexOf(name) !== at);

const modules = import.meta.glob<Record<string, unknown>>('./{foundation,content,engagement}/*/index.ts', {
  eager: true,
});

/** Where a value is exported, as `area/module/exportName`. */
const exportPathOf = (value: unknown): string | undefined => {
  for (const [path, module] of Object.entries(modules))
    for (const [name, exported] of Object.entries(module))
      if (exported === value) return `${path.slice(2, -'/index.ts'.length)}/${name}`;
  return undefined;
};

test('the registry contains every declaration of every module', () => {
  const all = Object.values(modules).flatMap((module) => Object.values(module));
  const isDeclaration = (value: unknown): value is Declaration =>
    typeof value === 'object' && value !== null && 'purpose' in value;
  const exportedIds = all.filter(isDeclaration).map(({ id }) => id);
  expect(declarations.map(({ id }) => id).toSorted()).toEqual(exportedIds.toSorted());
  expect(restCalls.length + queryCalls.length + commands.length + pushes.length).toBe(declarations.length);
});

test.each(declarations.map((each) => [each.id, each] as const))('the id %s is the path of its export', (id, each) => {
  expect(exportPathOf(each)).toBe(id);
});

test('no call declares a fault of the server: what a handler refuses has a code of its own', () => {
  const faults = ['failed', 'unavailable'];
  const declaring = [...restCalls, ...queryCalls, ...commands].filter(({ failures }) =>
    failures.some((code) => faults.includes(code)),
  );
  expect(declaring.map(({ id }) => id)).toEqual([]);
});

test('ids and wire names are unique', () => {
  expect(duplicatesIn(declarations.map(({ id }) => id))).toEqual([]);
  expect(duplicatesIn(restCalls.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`))).toEqual([]);
  expect(duplicatesIn(queryCalls.map(({ name }) => name))).toEqual([]);
  expect(duplicatesIn([...commands, ...pushes].map(({ type }) => type))).toEqual([]);
});

test.each(restCalls.map((call) => [call.id, call] as const))(
  'the path parameters of %s are fields of its input',
  (_, call) => {
    const fields = Object.keys(fieldsOf(call.input));
    expect(fields).toEqual(expect.arrayContaining([...pathParameters(call.path)]));
  },
);

test.each(restCalls.map((call) => [call.id, call] as const))(
  'the input of %s has no query parameter of the envelope',
  (_, call) => {
    const inPath = new Set(pathParameters(call.path));
    const inQuery = Object.keys(fieldsOf(call.input)).filter((name) => !inPath.has(name));
    expect(inQuery.filter(isEnvelopeParameter)).toEqual([]);
  },
);

test.each([...commands, ...pushes].map((each) => [each.id, each] as const))(
  'the payload of %s has no field of the envelope',
  (_, each) => {
    const { fields } = each.kind === 'push' ? pushEnvelope : messageEnvelope;
    const payload = each.kind === 'push' ? each.payload : each.input;
    expect(Object.keys(fieldsOf(payload)).filter((name) => name in fields)).toEqual([]);
  },
);

/** Adds a schema and the schemas in it. */
const collectSchemas = (of: Schema, found: Set<Schema>): void => {
  if (found.has(of)) return;
  found.add(of);
  for (const each of innerSchemas(of)) collectSchemas(each, found);
};

test('every schema name belongs to one schema', () => {
  const schemas = new Set<Schema>();
  for (const each of declarations)
    for (const of of 'payload' in each ? [each.payload] : [each.input, each.answer]) collectSchemas(of, schemas);
  const names = [...schemas].flatMap((each) => metaOf(each).id ?? []);
  expect(names).toContain('Picture');
  expect(duplicatesIn(names)).toEqual([]);
});

// @spec rule:performers-content-owners
test('every call is for visitors or guests; none is a performer’s', () => {
  const callers = new Set([...restCalls, ...queryCalls, ...commands].map(({ needs }) => needs));
  expect(callers).toEqual(new Set(['anyone', 'guest']));
});
