import { expect, test } from 'vitest';
import { allRooms, roomNamed } from './room-named.ts';

test('there are 37 rooms and no name stands twice', () => {
  const names = allRooms.map((id) => id.split('/')[1]);
  expect(names).toHaveLength(37);
  expect(new Set(names).size).toBe(37);
});

test.each(['content/messenger', 'messenger', 'Messenger', 'content/messenger/'])('"%s" is the messenger', (words) => {
  expect(roomNamed(words)).toEqual({ area: 'content', room: 'messenger', id: 'content/messenger' });
});

test.each([
  ['messages', 'There is no room "messages"; "npm run room" without a name lists all 37.'],
  ['senger', 'There is no room "senger"; "npm run room" without a name lists all 37.'],
  ['', 'There is no room ""; "npm run room" without a name lists all 37.'],
  ['content/wallet', 'There is no room "content/wallet"; the room of that name is foundation/wallet.'],
])('"%s" is none', (words, sentence) => {
  expect(roomNamed(words)).toBe(sentence);
});
