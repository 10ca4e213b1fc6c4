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

test('does not run on the first connection', () => {
  expect(setUp().pass('connecting', 'open', 'ready')).toBe(0);
});

test('runs once after a lost connection, however many attempts it takes', () => {
  const { pass } = setUp();
  pass('connecting', 'open', 'ready');
  expect(pass('waiting', 'connecting', 'waiting', 'connecting', 'open')).toBe(0);
  expect([pass('ready'), pass('ready')]).toEqual([1, 1]);
  expect(pass('waiting', 'connecting', 'open', 'ready')).toBe(2);
});

test('does not run after the scope ended', () => {
  const { scope, pass } = setUp();
  pass('ready', 'waiting');
  scope.end();
  expect(pass('ready')).toBe(0);
});
