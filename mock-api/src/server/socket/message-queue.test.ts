import { expect, test } from 'vitest';
import { messageQueue } from './message-queue.ts';

const setUp = () => {
  const socket = {
    isPaused: false,
    pause: () => void (socket.isPaused = true),
    resume: () => void (socket.isPaused = false),
  };
  const finish: (() => void)[] = [];
  const handled: number[] = [];
  const queue = messageQueue(socket);
  /** Queues a message whose handling lasts until `finish` is called for it. */
  const add = (message: number) =>
    queue(async () => {
      handled.push(message);
      await new Promise<void>((resolve) => (finish[message] = resolve));
    });
  return { socket, add, finish, handled };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('handles a message when the one before it is done', async () => {
  const { add, finish, handled } = setUp();
  add(0);
  add(1);
  await settle();
  expect(handled).toEqual([0]);
  finish[0]?.();
  await settle();
  expect(handled).toEqual([0, 1]);
});

test('pauses a connection while 64 messages wait', async () => {
  const { socket, add, finish } = setUp();
  for (let message = 0; message < 63; message += 1) add(message);
  expect(socket.isPaused).toBe(false);
  add(63);
  expect(socket.isPaused).toBe(true);
  await settle();
  finish[0]?.();
  await settle();
  expect(socket.isPaused).toBe(false);
});
