import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createClientFromOperations } from '@stoplight/prism-http/dist/client.js';
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
] as const)(
  'Spectral has nothing to say of %s',
  async (name, rules) => {
    const spectral = new Spectral();
    // The types of the rulesets are older than those of the core.
    spectral.setRuleset({ extends: [[rules as RulesetDefinition, 'recommended']] });
    const problems = await spectral.run(JSON.parse(textOf(name)) as object);
    const said = problems.filter(({ severity, code }) => severity < 2 && !accepted.includes(String(code)));
    expect(said.map(({ code, path, message }) => `${String(code)} ${path.join('.')}: ${message}`)).toEqual([]);
  },
  60_000,
);

test('every operation of the document is valid in the SDL', () => {
  const errors = validate(buildSchema(textOf('vxql.graphql')), parse(textOf('operations.graphql')));
  expect(errors.map(String)).toEqual([]);
});

/** Prism in this process, with the document. */
const startPrism = async () =>
  createClientFromOperations(await getHttpOperationsFromSpec(openApi), {
    mock: { dynamic: false },
    checkSecurity: false,
    validateRequest: true,
    validateResponse: true,
    errors: true,
    upstreamProxy: undefined,
    isProxy: false,
    logger: createLogger('prism', { level: 'silent' }),
  });

const key = { 'idempotency-key': 'k-1' };

test.each([
  ['get', '/rest/v1/guest/getGuestBalance', undefined, ['balance', 'balanceFormatted', 'isPayingCustomer']],
  ['get', '/rest/v1/actor/getActor/9101', undefined, ['id', 'name', 'prices', 'ratings']],
  ['get', '/rest/v1/gallery/getGallery/91001', undefined, ['album', 'pictures', 'isBought']],
  ['post', '/rest/v1/gallery/buyAlbum/91001', {}, ['success', 'guestBalance', 'guestBalanceFormatted']],
  ['post', '/rest/v1/guest/redeemBonus', { code: 'WELCOME' }, ['data']],
] as const)(
  'Prism answers %s %s with an example that has content',
  async (method, path, body, names) => {
    const prism = await startPrism();
    const headers = { 'content-type': 'application/json', ...key };
    const { status, data, violations } = await prism.request(`${path}?language=en`, { method, headers, body });
    expect({ status, violations }).toMatchObject({ status: 200, violations: { input: [], output: [] } });
    const answer = data as Readonly<Record<string, unknown>>;
    for (const name of names) {
      expect(answer[name], name).toBeDefined();
      expect([{}, [], 'string', 0], name).not.toContainEqual(answer[name]);
    }
  },
  60_000,
);

test.each([
  [key, 200],
  [{}, 400],
])(
  'Prism answers a purchase with the headers %j with %i',
  async (headers, expected) => {
    const prism = await startPrism();
    const input = { method: 'post', headers: { 'content-type': 'application/json', ...headers }, body: {} } as const;
    const { status } = await prism.request('/rest/v1/gallery/buyAlbum/91001?language=en', input);
    expect(status).toBe(expected);
  },
  60_000,
);
