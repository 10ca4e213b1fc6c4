import { keyHeader } from '@lounge/protocol';
import { restCalls } from '@lounge/protocol/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startReference, type Reference } from '../verify/reference.ts';
import { documents } from './all.ts';
import { inputIn, type HttpExample } from '../verify/http-example.ts';
import { httpExamples, type Example } from './examples.ts';

interface Operation {
  readonly parameters: readonly { readonly name?: string; readonly required?: boolean }[];
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const openApi = JSON.parse(documents().find(({ name }) => name.endsWith('openapi.json'))?.text ?? '') as OpenApi;
const examples = httpExamples('rest-api');

let server: Reference;
beforeAll(async () => {
  server = await startReference();
});
afterAll(() => server.close());

/** Sends an example as an anonymous visitor without a key. Returns the field that the server names. */
const fieldWithoutKey = async (method: string, { value: { request } }: Example<HttpExample>): Promise<unknown> => {
  const query = new URLSearchParams(Object.entries(request.query ?? {}).map(([name, [value = '']]) => [name, value]));
  query.delete('access_token');
  const body = method === 'GET' ? {} : { body: JSON.stringify(request.body?.content ?? {}) };
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${server.baseUrl}${request.path}?${query}`, { method, headers, ...body });
  const { error } = (await response.json()) as { error?: { field: unknown } };
  return error?.field ?? null;
};

const calls = restCalls.filter(({ maxUploadBytes, isFile }) => maxUploadBytes === null && isFile !== true);

test.each(calls.map((call) => [call.id, call] as const))('%s needs a key if the document says so', async (_, call) => {
  const valid = examples.get(call.id)?.find(({ value }) => inputIn(call, value) !== null);
  if (valid === undefined) throw new Error('No pact has a valid request.');
  const { parameters } = openApi.paths[call.path]?.[call.method.toLowerCase()] ?? { parameters: [] };
  const isRequired = parameters.some(({ name, required }) => name === keyHeader && required === true);
  expect((await fieldWithoutKey(call.method, valid)) === keyHeader).toBe(isRequired);
});

test('some operations need a key', () => {
  expect(restCalls.filter(({ idempotent }) => idempotent).length).toBeGreaterThan(3);
});
