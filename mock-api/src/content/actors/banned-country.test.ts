import { getActorByName } from '@lounge/protocol/content/actors';
import { buyAlbum } from '@lounge/protocol/content/galleries';
import { chatStart, freePreviewInit, voiceCallAnonymousStart } from '@lounge/protocol/content/live-chat';
import { buyChatTicket } from '@lounge/protocol/content/tickets';
import { guestInitData } from '@lounge/protocol/foundation/guest';
import type { AnyCall } from '@lounge/protocol';
import { expect, test } from 'vitest';
import type { HandledCall } from '../../dispatch/handler.ts';
import { runCall } from '../../dispatch/run-call.ts';
import { guestIsKnown } from '../../foundation/guest/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { guestHasPhone } from '../../foundation/vouchers/states.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { handlers } from '../../handlers.ts';
import { aWorld } from '../../testing/a-world.ts';
import { anonymousCaller } from '../../testing/test-client.ts';
import { anAlbumOfPerformer } from '../galleries/states.ts';
import { aShow } from '../tickets/states.ts';
import { aPerformer } from './states.ts';

const start = '2099-11-27T20:00:00.000Z';

/** A world in which performer 9101 excludes Austria, and what a visitor does there. */
const setUp = async () => {
  const { world } = aWorld();
  const performer = { id: 9101, name: 'Noor Vega', isOnline: true, price: 3600 };
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, world);
  await guestOwnsCoins.setUp({ guestId: 7, amount: 50_000 }, world);
  await aPerformer.setUp({ ...performer, bannedCountryCodes: ['AT'] }, world);
  await anAlbumOfPerformer.setUp({ id: 91001, actorId: 9101, price: 900 }, world);
  await aShow.setUp({ id: 9201, actorId: 9101, start }, world);
  const call = (called: AnyCall, input: unknown, country?: string, guestId: number | null = 7) => {
    const handled = handlers.find((each) => each.call === called) as HandledCall;
    const caller = { ...anonymousCaller, guestId, key: 'k-1', visitor: 'v', ...(country ? { country } : {}) };
    return runCall(handled, input, caller, { parseAnswers: true }, world);
  };
  return { world, call };
};

const chat = { actorId: 9101, kind: 'videoChat', withCamera: false, price: 3600, sequence: 0, showId: null };
const live: readonly (readonly [string, AnyCall, unknown])[] = [
  ['a chat', chatStart, { ...chat, pageId: 'page-1' }],
  ['a preview', freePreviewInit, { actorId: 9101 }],
  ['a voice call', voiceCallAnonymousStart, { accessToken: 't', actorId: 9101 }],
  ['a ticket', buyChatTicket, { id: 9201, creationType: 'chatTicket', modelId: 9101, start, price: 8000 }],
];
const refused = { ok: false, code: 'notInCountry', field: null };

// @spec rule:banned-country, feature:performers.banned-country 1, state:actor-availability 1
test.each(live)(
  '%s is refused in an excluded country and given in others and in an unknown one',
  async (_, called, input) => {
    expect(await (await setUp()).call(called, input, 'AT')).toEqual(refused);
    for (const country of ['DE', undefined]) {
      const outcome = await (await setUp()).call(called, input, country);
      expect(outcome).toMatchObject({ ok: true });
    }
  },
);

test('content stays open, and the profile says that nothing live is offered', async () => {
  const { call } = await setUp();
  expect(await call(buyAlbum, { albumId: 91001 }, 'AT')).toMatchObject({ ok: true });
  const profile = { answer: { isCountryBanned: true, bannedCountryCodes: ['AT'] } };
  expect(await call(getActorByName, { name: 'noor-vega' }, 'AT', null)).toMatchObject(profile);
  expect(await call(getActorByName, { name: 'noor-vega' }, 'DE')).toMatchObject({ answer: { isCountryBanned: false } });
});

// @spec entity:enum.geolocationSource
test.each<[string, { place?: string; mobile?: string; network?: string }, string | null, boolean]>([
  ['nothing is known', {}, null, false],
  ['the postal code is known', { place: 'AT' }, 'postalCode', true],
  ['the verified number is known', { mobile: '+436641234567' }, 'phone', true],
  ['the postal code differs from the number', { place: 'DE', mobile: '+436641234567' }, 'postalCode', false],
  ['the network is known', { network: 'AT' }, 'network', true],
  ['the network differs from the postal code', { place: 'AT', network: 'DE' }, 'postalCode', false],
  ['the guest claims another place than the network', { place: 'DE', network: 'AT' }, 'postalCode', true],
])('where a guest is, when %s', async (_, { place, mobile, network }, source, isBanned) => {
  const { world, call } = await setUp();
  if (place !== undefined) await guestIsKnown.setUp({ guestId: 7, postalCode: '10115', countryCode: place }, world);
  if (mobile !== undefined) await guestHasPhone.setUp({ guestId: 7, number: mobile }, world);
  const data = await call(guestInitData, {}, network);
  expect(data).toMatchObject({ answer: { geoLocation: source === null ? null : { source } } });
  expect(await call(freePreviewInit, { actorId: 9101 }, network)).toMatchObject(isBanned ? refused : { ok: true });
});
