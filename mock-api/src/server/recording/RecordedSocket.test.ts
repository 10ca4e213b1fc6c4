import { expect, test } from 'vitest';
import type { SocketMessage } from './har.ts';
import { RecordedSocket } from './RecordedSocket.ts';

const message = (type: SocketMessage['type'], data: string): SocketMessage => ({ type, time: 0, opcode: 1, data });

test.each([
  ['"key":"k-2"', '{"of":"k-1","key":"k-2","id":9007199254740993}'],
  ['"own":null', '{"of":"k-1","id":9007199254740993}'],
])('a reply to a message with %s has its key and numbers as they were written', (key, reply) => {
  const asked = (id: string, own: string) => `{"type":"ask","id":${id},${own}}`;
  const recorded = new RecordedSocket([
    message('send', asked('9007199254740993', key.startsWith('"own"') ? '"own":null,"key":"k-1"' : '"key":"k-1"')),
    message('receive', '{"of":"k-1","key":"k-1","id":9007199254740993}'),
  ]);
  expect(recorded.next({ opcode: 1, data: asked('9007199254740993', key) })).toEqual([{ opcode: 1, data: reply }]);
  const [rejected] = recorded.next({ opcode: 1, data: asked('9007199254740992', key) });
  expect(rejected?.data).toMatch(/9007199254740992.*was not recorded; recorded are .*9007199254740993/);
});
