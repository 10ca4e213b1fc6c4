import { expect, test } from 'vitest';
import { linksThatFit, type BarPart } from './links-that-fit.ts';

const english = ['Live', 'Videos', 'Ticket shows', 'High on rose', 'Rewards', 'VIP club', 'TV premium'];
const spanish = ['En directo', 'Vídeos', 'Shows con entrada', 'High on rose', 'Recompensas', 'Club VIP', 'TV premium'];
const member: readonly BarPart[] = ['search', 'language', 'theme', 'notifications', 'chats', 'balance', 'end'];

test.each([
  ['a member in Spanish has the field and the first areas', spanish, member, 'wide', 3],
  ['a shorter language has room for more of them', english, member, 'wide', 4],
  [
    'fewer controls beside them leave more room',
    spanish,
    ['search', 'language', 'theme', 'chats', 'notifications'],
    'wide',
    5,
  ],
  ['a small bar has no field', english, member, 'small', 4],
  ['a tablet has the first areas', spanish, member, 'tablet', 2],
  ['all fit where nothing else stands in the bar', english, [], 'wide', 7],
  ['one that fits alone needs no "More"', ['Live'], member, 'tablet', 1],
] as const)('%s', (_, labels, parts, range, count) => {
  expect(linksThatFit(labels, parts, range)).toBe(count);
});
