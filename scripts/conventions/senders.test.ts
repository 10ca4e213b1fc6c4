import { declarations } from '@lounge/protocol/registry';
import { expect, test } from 'vitest';
import { sourcesBelow } from './repository.ts';
import { senderMismatches, sendingTrees, usedDeclarations, withoutSender } from './senders.ts';

test('every call is sent and every push listened to by a store or a page, or has a reason', () => {
  const ids = declarations.map(({ id }) => id);
  expect(senderMismatches(ids, usedDeclarations(sourcesBelow(...sendingTrees)), withoutSender)).toEqual([]);
});

const actors = `'@lounge/protocol/content/actors'`;

test.each([
  ['sends it', `import { getActor } from ${actors};\nclient.call(getActor, {});`, ['content/actors/getActor']],
  [
    'sends it by another name',
    `import { getActor as read } from ${actors};\nclient.call(read, {});`,
    ['content/actors/getActor'],
  ],
  ['has its type only', `import { getActor } from ${actors};\ntype A = AnswerOf<typeof getActor>;`, []],
  ['imports its type only', `import type { getActor } from ${actors};\nconst getActor = 1;`, []],
  ['imports a type beside', `import { type getActor } from ${actors};\nconst getActor = 1;`, []],
  ['names it in a comment', `import { getActor } from ${actors};\n// getActor is for others`, []],
])('a file that %s', (_, text, used) => {
  expect([...usedDeclarations([{ path: 'packages/stores/src/a/b/C.ts', text }])]).toEqual(used);
});

test.each(['C.test.ts', 'C.test-d.ts', 'testing/C.ts'])('a file of tests, %s, uses nothing', (name) => {
  const text = `import { getActor } from ${actors};\nclient.call(getActor, {});`;
  expect([...usedDeclarations([{ path: `packages/stores/src/a/b/${name}`, text }])]).toEqual([]);
});

test('reports a call without a sender, and a reason that is not needed', () => {
  const reasons = new Map([
    ['a/b/named', 'older clients send it'],
    ['a/b/sent', 'is sent by now'],
    ['a/b/gone', 'is gone'],
  ]);
  expect(senderMismatches(['a/b/named', 'a/b/sent', 'a/b/new'], new Set(['a/b/sent']), reasons)).toEqual([
    'a/b/new: no store or page uses it',
    'a/b/gone: not declared',
    'a/b/sent: is used, so it needs no reason',
  ]);
});
