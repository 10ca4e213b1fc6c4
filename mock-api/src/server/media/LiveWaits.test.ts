import { expect, test } from 'vitest';
import { liveWaitLimits, LiveWaits } from './LiveWaits.ts';

/** Waits whose timers a test ends. */
const setUp = () => {
  const timers = new Set<() => void>();
  const waits = new LiveWaits((_, callback) => {
    timers.add(callback);
    return () => timers.delete(callback);
  });
  const end = () => timers.forEach((callback) => callback());
  const wait = (address: string, gone = new AbortController()) =>
    waits.wait({ address, actorId: 9101 }, 400, gone.signal);
  const waitForTv = (address: string) => waits.wait({ address, actorId: null }, 400, new AbortController().signal);
  return { waits, timers, end, wait, waitForTv };
};

test('a request waits until its time', async () => {
  const { waits, end, wait } = setUp();
  const waiting = wait('a');
  expect(waits.size).toBe(1);
  end();
  await waiting;
  expect(waits.size).toBe(0);
});

test('a request whose client goes ends, and its timer with it', async () => {
  const { waits, timers, wait } = setUp();
  const gone = new AbortController();
  const waiting = wait('a', gone);
  gone.abort();
  await waiting;
  await wait('a', gone);
  expect([waits.size, timers.size]).toEqual([0, 0]);
});

test('requests of one address, and all together, are bounded; ended ones do not count', async () => {
  const { waits, end, wait } = setUp();
  const { perAddress, total } = liveWaitLimits;
  const waiting = Array.from({ length: perAddress }, () => wait('a'));
  await expect(wait('a')).rejects.toMatchObject({ code: 'tooMany' });
  for (let at = perAddress; at < total; at += 1) waiting.push(wait(`other ${at}`));
  await expect(wait('b')).rejects.toMatchObject({ code: 'tooMany' });
  expect(waits.size).toBe(total);
  end();
  await Promise.all(waiting);
  const again = wait('a');
  end();
  await again;
  expect(waits.size).toBe(0);
});

test('requests for TV have a share only, so that chats go on', async () => {
  const { waits, end, wait, waitForTv } = setUp();
  const waiting = Array.from({ length: liveWaitLimits.tv }, (_, at) => waitForTv(`visitor ${at}`));
  await expect(waitForTv('another')).rejects.toMatchObject({ code: 'tooMany' });
  const ofChats = liveWaitLimits.total - liveWaitLimits.tv;
  for (let at = 0; at < ofChats; at += 1) waiting.push(wait(`chat ${at}`));
  expect(waits.size).toBe(liveWaitLimits.total);
  end();
  await Promise.all(waiting);
  const again = waitForTv('another');
  end();
  await again;
  expect(waits.size).toBe(0);
});
