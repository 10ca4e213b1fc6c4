import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { Parser } from '@asyncapi/parser';
import { fieldsOf, operationText } from '@lounge/protocol';
import { declarations, queryCalls } from '@lounge/protocol/registry';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { providerOfService, providers } from '../consume/files.ts';
import { documents } from './all.ts';
import { staleDocuments } from './command.ts';
import { declaredServices } from './declared-services.ts';

const all = documents();
const textOf = (name: string): string => all.find((each) => each.name.endsWith(name))?.text ?? '';

test('the committed documents match the declarations', () => {
  expect(staleDocuments()).toEqual([]);
});

test('the providers are those that have calls', () => {
  expect(providers).toEqual(['rest-api', ...declaredServices.map((service) => providerOfService[service]), 'realtime']);
});

test('the OpenAPI document is valid', async () => {
  const path = all.find(({ name }) => name.endsWith('openapi.json'))?.path ?? '';
  const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [redocly, 'lint', '--format=json', path], { env }, (_, stdout) => resolve(stdout));
  });
  expect(JSON.parse(output)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
});

test('the AsyncAPI document is valid', async () => {
  const { document, diagnostics } = await new Parser().parse(textOf('asyncapi.json'));
  const problems = diagnostics
    .filter(({ severity }) => severity < 2)
    .map(({ message, path }) => `${path.join('.')}: ${message}`);
  expect(problems).toEqual([]);
  expect(document?.messages().length).toBe(
    declarations.filter(({ kind }) => kind === 'command' || kind === 'push').length,
  );
});

const messages = declarations.filter((each) => each.kind === 'command' || each.kind === 'push');

test.each(messages.map((each) => [each.type, each] as const))('the message %s has all of its fields', (type, each) => {
  const { channels } = JSON.parse(textOf('asyncapi.json')) as {
    channels: { socket: { messages: Record<string, { payload: { properties: object } }> } };
  };
  const fields = Object.keys(fieldsOf(each.kind === 'push' ? each.payload : each.input));
  const properties = Object.keys(channels.socket.messages[type]?.payload.properties ?? {});
  expect(properties).toEqual(expect.arrayContaining(['type', 'key', ...fields]));
});

test.each([
  ['messengerChannels', 'offset', 'channels to skip, 0 if left out (0 to 500)'],
  ['getMovements', 'offset', 'lines to skip, 0 if left out (at least 0)'],
  ['getMovements', 'month', /is malformed \(\^20\\d\{2\}-\(\?:0\[1-9\]\|1\[0-2\]\)\$\)$/],
  ['getMovements', 'filter', /everything if left out$/],
])('the SDL says the bounds of the argument %s %s', (operation, name, text) => {
  const call = buildSchema(textOf('vxql.graphql')).getQueryType()?.getFields()[operation];
  expect(call?.args.find((each) => each.name === name)?.description).toMatch(text);
});

test('the SDL is a valid schema, and every declared operation is valid in it', () => {
  const schemas = new Map(declaredServices.map((service) => [service, buildSchema(textOf(`${service}.graphql`))]));
  const errors = queryCalls.flatMap((call): readonly unknown[] => {
    const schema = schemas.get(call.service);
    return schema === undefined ? [call.id] : validate(schema, parse(operationText(call)));
  });
  expect(errors).toEqual([]);
});

test.each(declarations.map((each) => [each.id, each] as const))('%s is in its document', (_, each) => {
  const documentOf = { rest: 'openapi.json', command: 'asyncapi.json', push: 'asyncapi.json' };
  const document = each.kind === 'query' ? `${each.service}.graphql` : documentOf[each.kind];
  expect(textOf(document)).toContain(each.purpose);
  expect(textOf('protocol.md')).toContain(each.purpose);
});
