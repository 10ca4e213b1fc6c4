import { createScope, type SocketState } from '@lounge/transport';
import { fakeSocket } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { onReconnect } from './on-reconnect.ts';

const setUp = () => {
  const [socket, scope] = [fakeSocket(), createScope()];
  let times = 0;
  onReconnect({ socket, scope }, () => (times += 1));
  const pass = (...states: SocketState[]) => {
    states.forEach((state) => socket.setState(state));
    return times;
  };
  return { scope, pass };
};

test('the first connection regains nothing', () => {
  expect(setUp().pass('connecting', 'open', 'ready')).toBe(0);
});

test('a lost connection is regained once, after however many attempts', () => {
  const { pass } = setUp();
  pass('connecting', 'open', 'ready');
  expect(pass('waiting', 'connecting', 'waiting', 'connecting', 'open')).toBe(0);
  expect([pass('ready'), pass('ready')]).toEqual([1, 1]);
  expect(pass('waiting', 'connecting', 'open', 'ready')).toBe(2);
});

test('after the scope ended nothing is done', () => {
  const { scope, pass } = setUp();
  pass('ready', 'waiting');
  scope.end();
  expect(pass('ready')).toBe(0);
});
