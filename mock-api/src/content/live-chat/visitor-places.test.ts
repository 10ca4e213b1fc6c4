import { freePreviewInit, voiceCallAnonymousStart } from '@lounge/protocol/content/live-chat';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { aPerformer } from '../actors/states.ts';

const setUp = async () => {
  const { world, run } = aWorld();
  const { answer } = testClient(world);
  await run('update actor set "isOnline" = 0');
  const performers = Array.from({ length: 16 }, (_, at) => 9101 + at);
  for (const id of performers) await aPerformer.setUp({ id, name: `Noor ${id}`, isOnline: true }, world);
  await run('update actor set "isVoice" = 1 where id > 9100');
  const guests = Array.from({ length: 12 }, (_, at) => 11 + at);
  for (const guestId of guests) await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}` }, world);
  let tokens = 0;
  /** Each call has a new token, as each page view does. */
  const visitor = (address: string) => ({ visitor: `v-${(tokens += 1)}`, address });
  const look = async (who: object) => (await answer(freePreviewInit, { actorId: 9101 }, who)).exitCode;
  const call = async (actorId: number, who: object) =>
    (await answer(voiceCallAnonymousStart, { actorId, accessToken: '' }, who)).resultCode;
  return { performers, guests, visitor, look, call, run };
};

test('one network takes a quarter of the visitors’ previews, all visitors half, and members the rest', async () => {
  const { guests, visitor, look } = await setUp();
  const ofOne = [];
  for (let at = 0; at < 20; at += 1) ofOne.push(await look(visitor(`192.0.2.${at}`)));
  expect(ofOne).toEqual([null, null, ...Array.from({ length: 18 }, () => 401)]);
  const ofOthers = [];
  for (let at = 0; at < 20; at += 1) ofOthers.push(await look(visitor(`198.51.${at}.1`)));
  expect(ofOthers.filter((code) => code === null)).toHaveLength(8);
  const ofMembers = [];
  for (const guestId of guests) ofMembers.push(await look({ guestId, address: '192.0.2.1' }));
  expect(ofMembers.filter((code) => code === null)).toHaveLength(10);
});

test('a network of IPv6 is counted as one', async () => {
  const { visitor, look } = await setUp();
  const codes = [];
  for (let at = 0; at < 4; at += 1) codes.push(await look(visitor(`2001:db8:1:ab0${at}::/64`)));
  expect(codes).toEqual([null, null, 401, 401]);
});

test('one network takes one line, all visitors half, and members any', async () => {
  const { performers, guests, visitor, call } = await setUp();
  const results = [];
  for (const actorId of performers) results.push(await call(actorId, visitor('192.0.2.1')));
  expect(results).toEqual([2000, ...Array.from({ length: 15 }, () => 2004)]);
  const others = [];
  for (const [at, actorId] of performers.slice(1).entries())
    others.push(await call(actorId, visitor(`198.51.${at}.1`)));
  expect(others.filter((code) => code === 2000)).toHaveLength(7);
  const members = [];
  for (const [at, guestId] of guests.slice(0, 8).entries()) members.push(await call(9109 + at, { guestId }));
  expect(members).toEqual(Array.from({ length: 8 }, () => 2000));
});

test('no table lists the address of a visitor', async () => {
  const { visitor, look, call, run } = await setUp();
  await look(visitor('192.0.2.1'));
  await call(9101, visitor('192.0.2.1'));
  const stored = JSON.stringify([await run('select * from "livePreview"'), await run('select * from "voiceCall"')]);
  expect(stored).not.toContain('192.0.2');
});
