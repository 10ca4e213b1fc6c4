import { expect, test } from 'vitest';
import { monthsOf, type ListedChat } from './listed-chat.ts';

const chat = (id: string, startedAt: string): ListedChat => ({
  id,
  kind: 'videoChat',
  name: 'Noor',
  href: '/n',
  picture: { src: '/p' },
  online: true,
  startedAt,
  seconds: 60,
  amount: 100,
  step: { kind: 'again', href: '/n' },
});

test('chats are grouped by month in Berlin, in their order', () => {
  const chats = [
    chat('c', '2026-11-02T20:00:00.000Z'),
    chat('b', '2026-10-31T23:30:00.000Z'),
    chat('a', '2026-10-31T22:30:00.000Z'),
  ];
  expect(monthsOf(chats, 'en').map(({ month, chats: each }) => [month, each.map(({ id }) => id)])).toEqual([
    ['November 2026', ['c', 'b']],
    ['October 2026', ['a']],
  ]);
});
