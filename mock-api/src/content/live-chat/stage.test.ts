import { expect, test } from 'vitest';
import { aChatWorld } from '../../testing/a-chat.ts';
import { changeStage, privacyOf, liveOf } from './stage.ts';
import { guestIsInChat } from './states.ts';
import { runInWorld } from '../../world/world.ts';

const actorId = 9101;
const hour = 3_600_000;

interface Given {
  readonly privateFor?: number;
  readonly kind?: string;
  readonly withCamera?: number;
  readonly status?: string;
}

// The statement of profiles decides it anew, beside the rows that `privacyOf` reads.
test.each<[string, Given, boolean]>([
  ['nobody', {}, false],
  ['an invented guest', { privateFor: hour }, true],
  ['an invented guest who goes now', { privateFor: 0 }, false],
  ['an invented guest who has gone', { privateFor: -hour }, false],
  ['a guest without camera', { kind: 'videoChat' }, false],
  ['a guest with camera', { kind: 'videoChat', withCamera: 1 }, true],
  ['a guest with camera who has gone', { kind: 'videoChat', withCamera: 1, status: 'ended' }, false],
  ['a guest who controls her toy', { kind: 'toyControl' }, true],
  ['a guest who waits for the control of her toy', { kind: 'toyControl', status: 'ringing' }, true],
  ['a voyeur with camera', { kind: 'voyeurChat', withCamera: 1 }, false],
])('a performer with %s is private by profile and by chat rules alike', async (_, given, isPrivate) => {
  const { world, run } = await aChatWorld();
  const { privateFor = null, kind = null, withCamera = 0, status = 'running' } = given;
  if (privateFor !== null) {
    const until = new Date(world.clock.now() + privateFor).toISOString();
    await runInWorld(world, true, (inside) => changeStage(actorId, { privateUntil: until }, inside));
  }
  if (kind !== null) {
    await guestIsInChat.setUp({ guestId: 7, actorId, chatId: 'c-1', price: 3600, seconds: 0 }, world);
    await run(`update chat set kind = '${kind}', "withCamera" = ${withCamera}, status = '${status}'`);
  }
  const [live, privacy] = await runInWorld(world, false, async (inside) => [
    await liveOf(actorId, null, inside),
    await privacyOf(actorId, inside),
  ]);
  expect([live.isPrivate, privacy.isPrivate]).toEqual([isPrivate, isPrivate]);
});
