import type { Result } from '@lounge/transport';
import { expect, test } from 'vitest';
import { applyOverlay, optimistic } from './optimistic.ts';

const failed: Result<number> = {
  ok: false,
  failure: { kind: 'offline', callId: 'a/b/c', code: 'unavailable', field: null, requestId: null, message: 'lost' },
};

const running = { isEnded: false };

const setUp = () => {
  const layer = new Map<string, { readonly liked: boolean }>();
  const overlay = { liked: true };
  return { layer, overlay, now: () => applyOverlay(layer, 'video 5', overlay) };
};

test('a change shows before the call is answered and stays if it succeeds', async () => {
  const { layer, overlay, now } = setUp();
  const send = async (): Promise<Result<number>> => {
    expect(layer.get('video 5')).toBe(overlay);
    return { ok: true, value: 1 };
  };
  expect(await optimistic(running, { now, send })).toEqual({ ok: true, value: 1 });
  expect(layer.get('video 5')).toBe(overlay);
});

test('a failure undoes the change and is returned', async () => {
  const { layer, now } = setUp();
  expect(await optimistic(running, { now, send: async () => failed })).toBe(failed);
  expect([...layer]).toEqual([]);
});

test('undoing keeps newer values, even equal ones', async () => {
  const { layer, now } = setUp();
  const later = { liked: true };
  const send = async () => {
    layer.set('video 5', later);
    layer.set('video 6', later);
    return failed;
  };
  await optimistic(running, { now, send });
  expect([...layer]).toEqual([
    ['video 5', later],
    ['video 6', later],
  ]);
});

test('nothing is undone after the scope ended', async () => {
  const { layer, overlay, now } = setUp();
  await optimistic({ isEnded: true }, { now, send: async () => failed });
  expect(layer.get('video 5')).toBe(overlay);
});
