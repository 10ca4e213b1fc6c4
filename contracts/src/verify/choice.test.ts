import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chosen, claimedOf, claimsFrom, type Choice } from './choice.ts';
import type { PactFile } from './pact-files.ts';

const interaction = (call: string, description: string) => ({
  type: 'Synchronous/HTTP' as const,
  description,
  comments: { call },
});

const pacts: readonly PactFile[] = [
  {
    provider: { name: 'rest-api' },
    interactions: [interaction('content/actors/getActor', 'read'), interaction('foundation/page/home', 'home')],
  },
  { provider: { name: 'realtime' }, interactions: [interaction('content/actors/actorOnline', 'online')] },
];

const all: Choice = { modules: [], calls: [], transports: [], interactions: [], failedIn: null };
const verified = (provider: string, description: string, holds: boolean) => ({
  provider,
  description,
  holds,
  call: '',
  trouble: null,
  differences: [],
  states: [],
});
const failedIn = {
  of: '',
  problems: [],
  interactions: [
    verified('rest-api', 'read', true),
    verified('rest-api', 'home', false),
    verified('realtime', 'read', false),
  ],
};

test.each<[Partial<Choice>, readonly string[]]>([
  [{}, ['read', 'home', 'online']],
  [{ modules: ['content/actors'] }, ['read', 'online']],
  [{ calls: ['getActor', 'foundation/page/home'] }, ['read', 'home']],
  [{ transports: ['socket'] }, ['online']],
  [{ interactions: ['home', 'online'] }, ['home', 'online']],
  [{ modules: ['content/actors'], transports: ['rest'] }, ['read']],
  [{ failedIn }, ['home']],
])('%j chooses %j', (choice, descriptions) => {
  const found = chosen(pacts, { ...all, ...choice }).flatMap(({ interactions }) => interactions);
  expect(found.map(({ description }) => description)).toEqual(descriptions);
});

test.each([
  [{ modules: ['content/actor'] }, 'No pact has the module "content/actor". Did you mean "content/actors"?'],
  [{ calls: ['Actor'] }, 'No pact has the call "Actor".'],
])('%j is reported', (choice, message) => {
  expect(() => chosen(pacts, { ...all, ...choice })).toThrow(message);
});

const directory = mkdtempSync(join(tmpdir(), 'lounge-claims-'));
afterAll(() => rmSync(directory, { recursive: true }));

const claimsIn = (text: string) => {
  const file = join(directory, 'claims');
  writeFileSync(file, text);
  return claimsFrom(file, pacts);
};

test('claims name modules and calls', () => {
  const claims = claimsIn('# ours\n\ncontent/actors/getActor # since May\nfoundation/page\n');
  const calls = ['content/actors/getActor', 'content/actors/actorOnline', 'foundation/page/home'];
  expect(calls.filter(claims)).toEqual(['content/actors/getActor', 'foundation/page/home']);
});

test('a claim can be the last part of a call', () => {
  const claims = claimsIn('getActor');
  expect(['content/actors/getActor', 'content/actors/actorOnline'].filter(claims)).toEqual(['content/actors/getActor']);
});

test.each(['', '# nothing yet\r\n', '\r\n'])(
  'the claims %j, which would hold whatever the server does, are reported',
  (text) => {
    expect(() => claimsIn(text)).toThrow('claims nothing: it names no module and no call.');
  },
);

test('claims may have the line ends of Windows, a mark of their bytes, and a line twice', () => {
  const claims = claimsIn('\uFEFFfoundation/page\r\ncontent/actors/getActor\r\nfoundation/page\r\n');
  expect(['foundation/page/home', 'content/actors/getActor', 'content/actors/other'].map(claims)).toEqual([
    true,
    true,
    false,
  ]);
});

test('what is not claimed can be left out', () => {
  const claimed = claimedOf(pacts, claimsIn('foundation/page'));
  expect(claimed.map(({ interactions }) => interactions.map(({ description }) => description))).toEqual([['home']]);
});

test('a claim that no pact has, and a missing file, are reported', () => {
  expect(() => claimsIn('content/actor')).toThrow(
    'no pact has the module or call "content/actor". Did you mean "content/actors"?',
  );
  expect(() => claimsFrom(join(directory, 'none'), pacts)).toThrow('cannot be read');
});
