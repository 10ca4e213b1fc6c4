import {
  actorReport,
  currentVoiceCall,
  voiceCallAnonymousStart,
  voiceCallStop,
} from '@lounge/protocol/content/live-chat';
import { expect, test } from 'vitest';
import { aChatWorld } from '../../testing/a-chat.ts';
import { goPrivate } from './performer-side.ts';
import { answerVoiceCall, settleVoiceCalls } from './voice-call.ts';

const start = { accessToken: 'a-token', actorId: 9101 };
const visitor = (token: string, address = '192.0.2.1') => ({ guestId: null, visitor: token, address });
const nameless = { guestId: null, address: '192.0.2.1' };

test('a nameless caller has one call at a time, and is not told of another one of the same address', async () => {
  const { answer, run } = await aChatWorld();
  const first = await answer(voiceCallAnonymousStart, start, nameless);
  const second = await answer(voiceCallAnonymousStart, start, nameless);
  expect([first.resultCode, second.resultCode]).toEqual([2000, 2000]);
  expect(await run('select key from "voiceCall" where "endedAt" is null')).toEqual([{ key: second.clientId }]);
  expect((await answer(currentVoiceCall, {}, nameless)).call).toBeNull();
  expect(JSON.stringify(await run('select caller from "voiceCall"'))).not.toContain('192.0.2.1');
});

test.each([{ guestId: 8 }, { guestId: null, visitor: 'one' }])(
  'a nameless call that nobody answered does not keep %j from calling',
  async (who) => {
    const { answer } = await aChatWorld();
    await answer(voiceCallAnonymousStart, start, nameless);
    const call = await answer(voiceCallAnonymousStart, start, who);
    expect(call.resultCode).toBe(2000);
    expect((await answer(voiceCallAnonymousStart, start, nameless)).resultCode).toBe(2004);
  },
);

test('a member’s call ends that of a visitor, answered or not, and no other member’s', async () => {
  const { answer, world, run } = await aChatWorld();
  const { clientId } = await answer(voiceCallAnonymousStart, start, visitor('one'));
  await answerVoiceCall(world, clientId);
  expect((await answer(voiceCallAnonymousStart, start, visitor('two', '198.51.100.1'))).resultCode).toBe(2004);
  const call = await answer(voiceCallAnonymousStart, start, { guestId: 8 });
  expect(call.resultCode).toBe(2000);
  expect(await run('select key from "voiceCall" where "endedAt" is null')).toEqual([{ key: call.clientId }]);
  expect((await answer(voiceCallAnonymousStart, start, { guestId: 7 })).resultCode).toBe(2004);
});

test('a member who finds the performer in a private chat ends no call', async () => {
  const { answer, world, run } = await aChatWorld();
  const { clientId } = await answer(voiceCallAnonymousStart, start, visitor('one'));
  await goPrivate(world, 9101, '2026-11-20T20:00:00.000Z');
  expect((await answer(voiceCallAnonymousStart, start, { guestId: 8 })).resultCode).toBe(2004);
  expect(await run('select key from "voiceCall" where "endedAt" is null')).toEqual([{ key: clientId }]);
});

test('a network pauses after its call with a performer, as long as the call held the line', async () => {
  const { answer, world, pass } = await aChatWorld();
  let tokens = 0;
  const call = async (address?: string) =>
    answer(voiceCallAnonymousStart, start, visitor(`v-${(tokens += 1)}`, address));
  const first = await call();
  pass(20_000);
  await answerVoiceCall(world, first.clientId);
  pass(180_000);
  await settleVoiceCalls(world, () => undefined);
  expect((await call('192.0.2.77')).resultCode).toBe(2004);
  const other = await call('198.51.100.1');
  expect(other.resultCode).toBe(2000);
  await answer(voiceCallStop, { clientId: other.clientId });
  pass(199_999);
  expect((await call()).resultCode).toBe(2004);
  pass(1);
  expect((await call()).resultCode).toBe(2000);
});

test.each([
  ['a visitor', visitor('one')],
  ['a nameless caller', nameless],
])('%s who calls the same performer again rings on, and no longer than one call does', async (_, who) => {
  const { answer, world, pass, run } = await aChatWorld();
  const settle = () => settleVoiceCalls(world, () => undefined);
  const open = () => run('select key from "voiceCall" where "endedAt" is null');
  await answer(voiceCallAnonymousStart, start, who);
  pass(5000);
  const again = await answer(voiceCallAnonymousStart, start, who);
  expect([again.resultCode, await open()]).toEqual([2000, [{ key: again.clientId }]]);
  pass(15_000);
  await settle();
  expect(await open()).toEqual([]);
  pass(19_999);
  expect((await answer(voiceCallAnonymousStart, start, who)).resultCode).toBe(2004);
  pass(1);
  expect((await answer(voiceCallAnonymousStart, start, who)).resultCode).toBe(2000);
});

test('a visitor whose call was answered keeps it by calling again', async () => {
  const { answer, world, pass, run } = await aChatWorld();
  const { clientId } = await answer(voiceCallAnonymousStart, start, visitor('one'));
  await answerVoiceCall(world, clientId);
  pass(5000);
  expect((await answer(voiceCallAnonymousStart, start, visitor('one'))).resultCode).toBe(2004);
  expect(await run('select key from "voiceCall" where "endedAt" is null')).toEqual([{ key: clientId }]);
});

test('who blocks a performer ends the voice call with her, and no other one', async () => {
  const { answer } = await aChatWorld();
  const block = { chatId: null, reason: null, text: null, block: true };
  await answer(voiceCallAnonymousStart, start, { guestId: 7 });
  await answer(actorReport, { ...block, actorId: 101 }, { guestId: 7 });
  expect((await answer(currentVoiceCall, {}, { guestId: 7 })).call).toMatchObject({ actorId: 9101 });
  await answer(actorReport, { ...block, actorId: 9101 }, { guestId: 7 });
  expect((await answer(currentVoiceCall, {}, { guestId: 7 })).call).toBeNull();
});

test('the voice call of a guest who is locked ends', async () => {
  const { answer, run, world, problems } = await aChatWorld();
  await answer(voiceCallAnonymousStart, start, { guestId: 7 });
  await run('update guest set "isLocked" = 1 where id = 7');
  await settleVoiceCalls(world, (cause) => void problems.push(cause));
  expect([await run('select 1 from "voiceCall" where "endedAt" is null'), problems]).toEqual([[], []]);
});
