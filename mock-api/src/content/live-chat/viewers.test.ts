import {
  currentVoiceCall,
  freePreviewDecline,
  freePreviewInit,
  liveReactionAdd,
  voiceCallAnonymousStart,
  voiceCallStop,
  type reactionImage,
} from '@lounge/protocol/content/live-chat';
import type { Infer } from '@lounge/protocol';
import { expect, test } from 'vitest';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { aChatWorld } from '../../testing/a-chat.ts';
import { matchesAudience } from '../../world/bus.ts';
import type { Caller } from '../../world/world.ts';
import { setPresence } from '../actors/set-presence.ts';
import { guestIsInChat } from './states.ts';
import { answerVoiceCall, settleVoiceCalls } from './voice-call.ts';

const heart = (imageId: Infer<typeof reactionImage> = 'heart') => ({
  referenceType: 'actor' as const,
  referenceId: 9101,
  imageId,
  message: null,
  data: null,
});

const visitors: readonly Partial<Caller>[] = [
  { guestId: 7 },
  { guestId: 8 },
  { guestId: null, visitor: 'one' },
  { guestId: null, visitor: 'two' },
  { guestId: null },
];
const nameOf = ({ guestId, visitor }: Partial<Caller>): string => String(guestId ?? visitor ?? 'nameless');

const setUp = async () => {
  const chat = await aChatWorld();
  await guestOwnsCoins.setUp({ guestId: 8, amount: 100_000 }, chat.world);
  /** Who gets the pushes of a type that were published so far. */
  const receivers = (type: string): string[] =>
    visitors
      .filter(({ guestId = null, visitor }) =>
        chat.pushed.some(
          ({ to, message }) =>
            message.type === type && matchesAudience(to, { guestId, ...(visitor === undefined ? {} : { visitor }) }),
        ),
      )
      .map(nameOf);
  return { ...chat, receivers };
};

// @spec feature:chat.live-reaction 1, socket:live-reaction
test('a reaction goes to the chats and previews of the performer, and to nobody else', async () => {
  const { answer, world, receivers, begin, pushed } = await setUp();
  await begin();
  await guestIsInChat.setUp({ guestId: 8, actorId: 9101, chatId: 'c-8', price: 3600, seconds: 0 }, world);
  await answer(freePreviewInit, { actorId: 9101 }, { visitor: 'one' });
  await answer(freePreviewInit, { actorId: 101 }, { visitor: 'two' });
  await answer(liveReactionAdd, heart(), { guestId: 7 });
  expect(receivers('liveReaction')).toEqual(['7', '8', 'one']);
  expect(pushed.find(({ message }) => message.type === 'liveReaction')?.message).toMatchObject(heart());
});

test('who closed a preview, or whose preview is over, gets no more reactions; who watches twice gets one', async () => {
  const { answer, world, pass, pushed, receivers, begin } = await setUp();
  await answer(freePreviewInit, { actorId: 9101 }, { visitor: 'one' });
  pass(17_000);
  await answer(freePreviewInit, { actorId: 9101 }, { visitor: 'two' });
  await answer(freePreviewDecline, { actorId: 9101 }, { visitor: 'two' });
  await guestIsInChat.setUp({ guestId: 8, actorId: 9101, chatId: 'c-8', price: 3600, seconds: 0 }, world);
  await answer(freePreviewInit, { actorId: 9101 }, { guestId: 8 });
  await begin();
  await answer(liveReactionAdd, heart('smile'), { guestId: 7 });
  expect(receivers('liveReaction')).toEqual(['7', '8']);
  expect(pushed.filter(({ message }) => message.type === 'liveReaction')).toHaveLength(1);
});

const start = { accessToken: 'a-token', actorId: 9101 };

// @spec feature:chat.voice-call 3, socket:voicecallStart, socket:voicecallStop
test.each<Partial<Caller>>([{ guestId: 7 }, { visitor: 'one' }])(
  'what becomes of the call of %j is told to nobody else, since who knows the client id can end it',
  async (who) => {
    const { answer, world, receivers } = await setUp();
    const { clientId } = await answer(voiceCallAnonymousStart, start, who);
    await answerVoiceCall(world, clientId);
    expect(receivers('voicecallStart')).toEqual([nameOf(who)]);
    await answer(voiceCallStop, { clientId }, who);
    expect(receivers('voicecallStop')).toEqual([nameOf(who)]);
  },
);

// @spec feature:chat.voice-call 1, 3
test('the role flag of an anonymous voice call is set while the caller’s own call rings or runs', async () => {
  const { answer, world, pass } = await setUp();
  const read = (who: Partial<Caller>) => answer(currentVoiceCall, {}, who);
  const none = { isAnonymousVoicecall: false, call: null };
  expect(await read({ visitor: 'one' })).toEqual(none);
  const { clientId, resultCode, server } = await answer(voiceCallAnonymousStart, start, { visitor: 'one' });
  const call = { actorId: 9101, server, clientId, isAnswered: false, seconds: 0 };
  expect([resultCode, await read({ visitor: 'one' })]).toEqual([2000, { isAnonymousVoicecall: true, call }]);
  await answerVoiceCall(world, clientId);
  pass(12_000);
  expect((await read({ visitor: 'one' })).call).toEqual({ ...call, isAnswered: true, seconds: 12 });
  expect(await Promise.all([read({ visitor: 'two' }), read({}), read({ guestId: 7 })])).toEqual([none, none, none]);
  await answer(voiceCallStop, { clientId });
  expect(await read({ visitor: 'one' })).toEqual(none);
});

test('another start ends the caller’s call before, and no other one', async () => {
  const { answer, run } = await setUp();
  const first = await answer(voiceCallAnonymousStart, start, { visitor: 'one' });
  expect(await answer(voiceCallAnonymousStart, start, { visitor: 'two' })).toMatchObject({ resultCode: 2004 });
  const second = await answer(voiceCallAnonymousStart, start, { visitor: 'one' });
  expect(second.clientId).not.toBe(first.clientId);
  expect(await run('select key from "voiceCall" where "endedAt" is null')).toEqual([{ key: second.clientId }]);
});

// @spec error:voicecall-not-2000, rule:voice-call-success
test.each([
  [
    `insert into channel (key, "guestId", "actorId", language, "isArchived", "isBlocked", "freeMessages", unread)
      values ('7 9101', 7, 9101, 'en', 0, 1, 0, 0)`,
    2005,
  ],
  ['update actor set "isVoice" = 0 where id = 9101', 2003],
])('after "%s" a call ends with %i and is no call', async (sql, resultCode) => {
  const { answer, run } = await setUp();
  await run(sql);
  expect(await answer(voiceCallAnonymousStart, start, { guestId: 7 })).toEqual({
    resultCode,
    server: '',
    clientId: '',
  });
  expect(await run('select 1 from "voiceCall"')).toEqual([]);
});

test('the call of a performer who leaves ends', async () => {
  const { answer, world, run, receivers, problems } = await setUp();
  await answer(voiceCallAnonymousStart, start, { visitor: 'one' });
  await setPresence(world, 9101, false);
  await settleVoiceCalls(world, (cause) => void problems.push(cause));
  expect([receivers('voicecallStop'), problems]).toEqual([['one'], []]);
  expect(await run('select 1 from "voiceCall" where "endedAt" is null')).toEqual([]);
});
