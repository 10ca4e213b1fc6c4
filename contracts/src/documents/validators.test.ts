import { createLogger } from '@stoplight/prism-core';
import { createAndCallPrismInstanceWithSpec as callPrism } from '@stoplight/prism-http';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { asyncapi, oas } from '@stoplight/spectral-rulesets';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { documents } from './all.ts';

const textOf = (name: string): string => documents().find((each) => each.name.endsWith(name))?.text ?? '';
const openApi = JSON.parse(textOf('openapi.json')) as object;

/** Warnings that stay: nobody can be named whom a stranger should write to. */
const accepted = ['info-contact', 'asyncapi-info-contact'];

test.each([
  ['openapi.json', oas],
  ['asyncapi.json', asyncapi],
] as const)('Spectral has nothing to say of %s', async (name, rules) => {
  const spectral = new Spectral();
  // The types of the rulesets are older than those of the core.
  spectral.setRuleset({ extends: [[rules as RulesetDefinition, 'recommended']] });
  const problems = await spectral.run(JSON.parse(textOf(name)) as Record<string, unknown>);
  const said = problems.filter(({ severity, code }) => severity < 2 && !accepted.includes(String(code)));
  expect(said.map(({ code, path, message }) => `${String(code)} ${path.join('.')}: ${message}`)).toEqual([]);
});

test('every operation of the document is valid in the SDL', () => {
  const errors = validate(buildSchema(textOf('vxql.graphql')), parse(textOf('operations.graphql')));
  expect(errors.map(String)).toEqual([]);
});

const options = {
  mock: { dynamic: false },
  checkSecurity: false,
  validateRequest: true,
  validateResponse: true,
  errors: true,
  upstreamProxy: undefined,
  isProxy: false as const,
};

/** Asks Prism, which runs in this process with the document. Returns its status, its body and what it finds wrong. */
const askPrism = async (method: 'get' | 'post', path: string, body: unknown, headers: Record<string, string>) => {
  const url = { path, query: { language: 'en' } };
  const request = { method, url, headers: { 'content-type': 'application/json', ...headers }, body };
  const answered = await callPrism(openApi, options, request, createLogger('prism', { level: 'silent' }));
  if (answered.result === 'error') throw answered.error;
  const { output, validations } = answered.response;
  const text: unknown = output.body;
  return {
    status: output.statusCode,
    body: typeof text === 'string' ? (JSON.parse(text) as unknown) : text,
    validations,
  };
};

const key = { 'idempotency-key': 'k-1' };

test.each([
  ['get', '/rest/v1/guest/getGuestBalance', undefined, ['balance', 'balanceFormatted', 'isPayingCustomer']],
  ['get', '/rest/v1/actor/getActor/9101', undefined, ['id', 'name', 'prices', 'ratings']],
  ['get', '/rest/v1/gallery/getGallery/91001', undefined, ['album', 'pictures', 'isBought']],
  ['post', '/rest/v1/gallery/buyAlbum/91001', {}, ['success', 'guestBalance', 'guestBalanceFormatted']],
  ['post', '/rest/v1/guest/redeemBonus', { code: 'WELCOME' }, ['data']],
] as const)('Prism answers %s %s with an example that has content', async (method, path, body, names) => {
  const { status, body: answer, validations } = await askPrism(method, path, body, key);
  expect({ status, validations }).toMatchObject({ status: 200, validations: { input: [], output: [] } });
  for (const name of names) {
    const value = (answer as Readonly<Record<string, unknown>>)[name];
    expect(value, name).toBeDefined();
    expect([{}, [], 'string', 0], name).not.toContainEqual(value);
  }
});

test.each([
  [key, 200],
  [{}, 400],
])('Prism answers a purchase with the headers %j with %i', async (headers, expected) => {
  expect(await askPrism('post', '/rest/v1/gallery/buyAlbum/91001', {}, headers)).toMatchObject({ status: expected });
});
