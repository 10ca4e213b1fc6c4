import { declared } from '@lounge/protocol/registry';
import { expect, test } from 'vitest';
import { sourcesBelow } from './repository.ts';
import { folderTrees, roomsOf, unknownRooms } from './rooms.ts';

const files = sourcesBelow('packages', 'mock-api', 'site');
const roomOf = ({ id }: { id: string }) => id.slice(0, id.lastIndexOf('/'));
const protocolRooms = roomsOf('packages/protocol', files);

test.each(folderTrees)('every room of %s is on the list', (tree) => {
  const found = roomsOf(tree, files);
  expect(found.length).toBeGreaterThan(3);
  expect(unknownRooms(found)).toEqual([]);
});

test('every declared call stands in a room of the protocol', () => {
  expect([...new Set(declared.map(roomOf))].toSorted()).toEqual(protocolRooms);
});

test('every room with calls has a room of the same name in the server', () => {
  const withCalls = declared.filter(({ kind }) => kind === 'rest' || kind === 'query').map(roomOf);
  const missing = [...new Set(withCalls)].filter((room) => !roomsOf('mock-api', files).includes(room));
  expect(missing).toEqual([]);
});

test.each(['packages/stores', 'mock-api'])('%s has no room that the protocol lacks', (tree) => {
  expect(roomsOf(tree, files).filter((room) => !protocolRooms.includes(room))).toEqual([]);
});

test('a misspelt room and a room of another area are found', () => {
  const strange = ['content/performers', 'content/wallet', 'foundation/guest'];
  const made = strange.map((room) => ({ path: `mock-api/src/${room}/handlers.ts`, text: '' }));
  expect(unknownRooms(roomsOf('mock-api', made))).toEqual(['content/performers', 'content/wallet']);
});
