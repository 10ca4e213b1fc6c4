import { createScope, type SocketState } from '@lounge/transport';
import { fakeSocket } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { onReconnect } from './on-reconnect.ts';

const setUp = () => {
  const [socket, scope] = [fakeSocket(), createScope()];
  let times = 0;
  onReconnect({ socket, scope }, () => (times += 1));
  const setStates = (...states: SocketState[]) => {
    states.forEach((state) => socket.setState(state));
    return times;
  };
  return { scope, setStates };
};

test('does not run on the first connection', () => {
  expect(setUp().setStates('connecting', 'open', 'ready')).toBe(0);
});

test('runs once after a lost connection, however many attempts it takes', () => {
  const { setStates } = setUp();
  setStates('connecting', 'open', 'ready');
  expect(setStates('waiting', 'connecting', 'waiting', 'connecting', 'open')).toBe(0);
  expect([setStates('ready'), setStates('ready')]).toEqual([1, 1]);
  expect(setStates('waiting', 'connecting', 'open', 'ready')).toBe(2);
});

test('does not run after the scope ended', () => {
  const { scope, setStates } = setUp();
  setStates('ready', 'waiting');
  scope.end();
  expect(setStates('ready')).toBe(0);
});
