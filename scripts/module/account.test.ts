import { push, read, s } from '@lounge/protocol';
import { expect, test } from 'vitest';
import { accountOf, type Evidence } from './account.ts';
import { collectEvidence } from './evidence.ts';
import { linesOf, overviewOf } from './lines.ts';
import { allModules } from './module-named.ts';

const id = 'content/messenger';
const call = read(`${id}/getChannels`, { path: '/x', input: s.empty, answer: s.empty, purpose: 'Reads channels.' });
const archived = push(`${id}/channelArchived`, { payload: s.empty, purpose: 'Reports that a channel is archived.' });

const quoted = (name: string): string => `'${name}'`;
const of = (path: string, text = '') => ({ path, text });
const files = [
  of(`packages/protocol/src/${id}/rest.ts`, '/** Channels. @spec rest:channels.get, state:channels */'),
  of(`packages/stores/src/${id}/Channels.ts`, 'export class Channels {}'),
  of(`mock-api/src/${id}/handlers.ts`),
  of(`mock-api/src/${id}/handlers.test.ts`, '// @spec rest:channels.get\ntest()'),
  of(`mock-api/src/${id}/states.ts`, `export const aChannel = state('a channel', {`),
  of(`contracts/src/content/archive.pact.test.ts`, `import { archived } from '@lounge/protocol/${id}';`),
  of('contracts/src/content/actors.pact.test.ts', `import { archived } from '@lounge/protocol/${id}';`),
  of(`site/src/${id}/ChannelsScreen.tsx`, `import { Chip } from ${quoted('@lounge/kit/chip')};`),
  of('stories/kit/chip/Chip.stories.tsx'),
  of('stories/kit/badge/Badge.stories.tsx'),
];
const evidence: Evidence = {
  files,
  declared: [call, archived],
  handled: [call.id],
  pacts: [
    { provider: 'realtime', description: 'an archived channel', call: '', type: archived.type },
    { provider: 'rest-api', description: 'another module', call: 'content/actors/getActor', type: null },
  ],
};
const account = accountOf(id, evidence, allModules);

test('a module contains the files in its folders and the pacts of its calls', () => {
  expect(account).toMatchObject({
    id,
    declared: [call, archived],
    handled: [call.id],
    states: ['aChannel, a state: a channel'],
    stores: ['Channels'],
    screens: ['ChannelsScreen'],
    kitStories: ['kit/chip/Chip.stories.tsx'],
    pacts: [{ description: 'an archived channel' }],
  });
});

test('a consumer test without a module’s name belongs to the module whose calls it uses', () => {
  expect(account.files.get('contracts')).toEqual(['contracts/src/content/archive.pact.test.ts']);
});

test('a tag is proven if a test of the module has it', () => {
  expect(account.tags).toEqual([
    { tag: 'rest:channels.get', isProven: true },
    { tag: 'state:channels', isProven: false },
  ]);
});

test('lists what a complete module would have in addition', () => {
  expect(account.missing).toEqual([
    `a pact for ${call.id}`,
    `builders in packages/testing/src/${id}.ts`,
    `a test of packages/stores/src/${id}/Channels.ts`,
    `a story of ChannelsScreen in stories/screens/${id}`,
    'a test of this module that proves state:channels',
  ]);
});

test('a module without files lacks everything', () => {
  const { missing, files: clashFiles } = accountOf('engagement/clash', evidence, allModules);
  expect(clashFiles.size).toBe(0);
  expect(missing[0]).toBe('declared calls or messages in packages/protocol/src/engagement/clash');
  expect(missing).toHaveLength(4);
});

test('prints an account in several lines, and the overview in one line per module', () => {
  const lines = linesOf(account);
  expect(lines[0]).toBe(id);
  expect(lines).toContain('  getChannels (GET /x, has a handler): Reads channels.');
  expect(lines).toContain('  channelArchived (push channelArchived): Reports that a channel is archived.');
  const clash = accountOf('engagement/clash', evidence, allModules);
  expect(overviewOf([account, clash])).toEqual([
    'content/messenger  protocol stores mock-api contracts site  2 declared',
    'engagement/clash   not started',
  ]);
});

test('the accounts of all modules contain every declared call and every pact of the repository once', () => {
  const evidenceOfRepository = collectEvidence();
  const accounts = allModules.map((module) => accountOf(module, evidenceOfRepository, allModules));
  expect(accounts.flatMap(({ declared }) => declared)).toHaveLength(evidenceOfRepository.declared.length);
  expect(new Set(accounts.flatMap(({ pacts }) => pacts)).size).toBe(evidenceOfRepository.pacts.length);
  expect(accounts.flatMap(({ handled }) => handled).toSorted()).toEqual(evidenceOfRepository.handled.toSorted());
});
